/** What may stand next in a program: the engine's public names where they are taken or asked for, and the names of the text. */

import { bring } from "../page/bring.js";

/** Names, each with what it is called with. @typedef {Record<string, string>} Names */
/**
 * @typedef {object} PythonWords
 * @property {Record<string, Names>} modules what each module of the engine offers
 * @property {Record<string, Names>} classes what a thing of each public class has
 */
/** @typedef {{label: string, detail?: string}} Offer */

/** @returns {Promise<PythonWords>} */
export const pythonWords = async () => (await bring(new URL("../../python-words.json", import.meta.url))).json();

/**
 * What may stand at the end of a text, without the word that has been begun.
 * @param {PythonWords} words @param {string} before up to that word @param {string} text the whole of it, without that word
 * @returns {Offer[]}
 */
export function offered({ modules, classes }, before, text) {
  const line = before.slice(before.lastIndexOf("\n") + 1);
  const taken = /^\s*from\s+([\w.]+)\s+import\s[\w\s,()]*$/.exec(line);
  if (taken) return named(modules[taken[1]] ?? {});
  if (/^\s*(?:from|import)\s+$/.test(line)) return Object.keys(modules).map((label) => ({ label }));
  const asked = /(\w*)\.$/.exec(line);
  if (!asked) return ofText(text, modules.faro);
  const inside = Object.keys(modules).filter((name) => name.startsWith("faro.")).map((name) => ({ label: name.slice("faro.".length) }));
  if (/^\s*(?:from|import)\s/.test(line)) return asked[1] === "faro" ? inside : [];
  if (asked[1] === "faro") return [...named(modules.faro), ...inside];
  const known = classes[asked[1]] ?? Object.assign({}, ...Object.values(classes));
  return named({ ...Object.fromEntries([...text.matchAll(/\.(\w{3,})/g)].map(([, name]) => [name, ""])), ...known });
}

/** @param {Names} names @returns {Offer[]} */
const named = (names) => Object.entries(names).map(([label, detail]) => ({ label, detail }));

/** Every name that stands in the text, those of the engine with what they are called with. @param {string} text @param {Names} known @returns {Offer[]} */
function ofText(text, known) {
  const names = new Set(text.match(/(?<![\w.])[A-Za-z_]\w{2,}/g));
  return [...names].map((label) => ({ label, detail: Object.hasOwn(known, label) ? known[label] : "" }));
}
