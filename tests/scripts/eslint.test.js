import assert from "node:assert/strict";
import { test } from "node:test";
import { ESLint } from "eslint";

const CONFIG = new URL("../../eslint.config.js", import.meta.url);
const eslint = new ESLint({ overrideConfigFile: CONFIG.pathname });

const RULES = ["no-restricted-syntax", "faro/own-fields"];

/** What the rules of this project have against some lines. @param {string} lines */
async function complaints(lines) {
  const [{ messages }] = await eslint.lintText(`export function act(part, other) {\n${lines}\n}\n`, { filePath: "act.js" });
  return messages.filter(({ ruleId }) => RULES.includes(ruleId));
}

/** What decides by a sentence of our own, or by the name of a class. */
const TEXT_AS_PROTOCOL = [
  'return part.textContent === "Really";',
  "return other !== part?.textContent;",
  "return part.outerHTML !== other.outerHTML;",
  'return part.innerText.startsWith("Undone");',
  'return (part.textContent ?? "").trim().split(" ")[0];',
  'return part.className.match(/at-(\\S+)/);',
  "return /Right/.test(part.textContent);",
  'switch (part.textContent) { default: return "Stop"; }',
  'return part.classList.contains("faro-dead");',
];

/** What writes into the fields of another. */
const OTHERS_FIELDS = [
  "part.seat = other;",
  "const { seat } = part;\nseat.visit += 1;",
  "const seat = part.seat;\nseat.visit++;",
  "other.replay.start = 0;",
];

for (const lines of [...TEXT_AS_PROTOCOL, ...OTHERS_FIELDS]) {
  test(`refused: ${lines}`, async () => assert.ok((await complaints(lines)).length));
}

const SAID_AND_ASKED = [
  "act(part).textContent = other;",
  "act(part, other).append(part.textContent);",
  'return "What is ".concat(part.textContent);',
  "return part.dataset.answer === other;",
  "return JSON.parse(part.textContent);",
  "return part.isEqualNode(other);",
  "part.hidden = other.controls.hidden = true;",
  "const made = act(other);\nmade.press = part;",
  "const counts = {};\ncounts[part] = other;\ncounts.all = 1;",
];

for (const lines of SAID_AND_ASKED) {
  test(`allowed: ${lines}`, async () => assert.deepEqual(await complaints(lines), []));
}
