/** What the drills and the deals to judge have in common: items made at build, and the rows of a form that asks. */

import { guarded } from "./storage.js";

/** @typedef {{id: string, label: string, type: "number" | "choice", options: string[], when?: string}} Field */

/** @type {Map<string, Promise<object>>} */
const baked = new Map();

/**
 * The item of a seed, if it was made at build: those lie in one file.
 * @param {string} file @param {string} seed
 * @param {(items: any) => object[]} [among] which of the file's items are meant
 */
export async function fetchBaked(file, seed, among = (items) => items) {
  if (!baked.has(file)) {
    const fetched = fetch(file).then((response) => {
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      return response.json();
    });
    fetched.catch(() => baked.delete(file));
    baked.set(file, fetched);
  }
  // Without the file the engine makes them all.
  const items = await baked.get(file).then(among, () => []);
  return items.find((item) => item.seed === seed);
}

/** The seed that the address names after a word; one with a broken % names nothing. @param {string} word */
export function seedOf(word) {
  const [, seed = ""] = location.hash.match(new RegExp(`^#${word}=(.+)$`)) ?? [];
  return guarded(() => decodeURIComponent(seed), "");
}

/** The first item, which the page holds. @param {HTMLElement} element */
export function takeFirst(element) {
  const script = element.querySelector("script");
  script.remove(); // the theme would run it again when it follows a link
  return JSON.parse(script.textContent);
}

/** A form that asks, still empty. @param {() => void} submit @returns {HTMLFormElement} */
export function questions(submit) {
  const form = document.createElement("form");
  form.className = "faro-choose";
  form.autocomplete = "off";
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  return form;
}

/** Put the rows into a form, and what ends it. @param {HTMLFormElement} form @param {HTMLElement[]} rows */
export function fill(form, rows) {
  const answer = document.createElement("button");
  answer.textContent = "Answer";
  form.replaceChildren(...rows, answer);
}

/** The inputs of a form, in order. @param {HTMLFormElement} form @returns {HTMLInputElement[]} */
export const inputsOf = (form) => [...form.querySelectorAll("select, input")];

/** A label and what is chosen or written after it. @param {string} form begins the id @param {Field} field */
export function row(form, { id, label, type, options }) {
  const at = `${form}-${id}`;
  const made = document.createElement("span");
  const name = document.createElement("label");
  name.htmlFor = at;
  name.textContent = label;
  const input = document.createElement(type === "choice" ? "select" : "input");
  input.id = at;
  input.required = true;
  if (type === "choice") input.append(new Option("choose", ""), ...options.map((option) => new Option(option)));
  else Object.assign(input, { type: "text", inputMode: "numeric", pattern: "\\s*[0-9]+\\s*", size: 4 });
  made.append(name, " ", input);
  return made;
}

/** What was written, as it is compared: without spaces and leading noughts. @param {HTMLInputElement} input */
export const given = ({ value }) => value.trim().replace(/^0+(?=\d)/, "");
