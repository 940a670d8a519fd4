import assert from "node:assert/strict";
import { test } from "node:test";
import { ESLint } from "eslint";

const RULES = new URL("../../docs/assets/faro/eslint.config.js", import.meta.url);
const eslint = new ESLint({ overrideConfigFile: RULES.pathname });

/** What the rules against deciding by a text have against some lines. @param {string} lines */
async function complaints(lines) {
  const [{ messages }] = await eslint.lintText(`export function act(part, other) {\n${lines}\n}\n`, { filePath: "act.js" });
  return messages.filter(({ ruleId }) => ruleId === "no-restricted-syntax");
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

for (const lines of TEXT_AS_PROTOCOL) {
  test(`refused: ${lines}`, async () => assert.ok((await complaints(lines)).length));
}

const SAID_AND_ASKED = [
  "act(part).textContent = other;",
  "act(part, other).append(part.textContent);",
  'return "What is ".concat(part.textContent);',
  "return part.dataset.answer === other;",
  "return JSON.parse(part.textContent);",
  "return part.isEqualNode(other);",
];

for (const lines of SAID_AND_ASKED) {
  test(`allowed: ${lines}`, async () => assert.deepEqual(await complaints(lines), []));
}
