import assert from "node:assert/strict";
import { test } from "node:test";
import { ESLint } from "eslint";

const CONFIG = new URL("../../eslint.config.js", import.meta.url);
const eslint = new ESLint({ overrideConfigFile: CONFIG.pathname });

const RULES = ["faro/decided-by-text", "faro/own-fields", "no-restricted-syntax"];

/** What the rules of this project have against some lines. @param {string} lines */
async function complaints(lines) {
  const [{ messages }] = await eslint.lintText(`export async function act(part, other) {\n${lines}\n}\n`, { filePath: "act.js" });
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
  'return part.matches(".faro-dead");',
  'return part.matches("[class~=faro-dead]");',
  "return part.matches(other);",
  'return Boolean(part.closest("figure:not(.faro-dead, .faro-family)"));',
  'const { textContent } = part;\nreturn textContent === "Really";',
  'const { textContent: said = "" } = part;\nreturn said.startsWith("Undone");',
  'return other.filter(({ className }) => className === "faro-dead");',
  'const said = part.textContent?.trim();\nreturn said === "Really";',
  'let said = "";\nsaid = said || part.innerText;\nreturn said === "Really";',
  'return other.map(({ textContent }) => textContent).includes("Really");',
  'return part.getAttribute("class") === "faro-dead";',
  'return part.getAttribute("class")?.split(" ");',
];

/** What writes into the fields of another. */
const OTHERS_FIELDS = [
  "part.seat = other;",
  "const { seat } = part;\nseat.visit += 1;",
  "const seat = part.seat;\nseat.visit++;",
  "other.replay.start = 0;",
];

const WAITS_WITHOUT_END = ['const { open } = await import("./act.js");\nopen(part, other);'];

for (const lines of [...TEXT_AS_PROTOCOL, ...OTHERS_FIELDS, ...WAITS_WITHOUT_END]) {
  test(`refused: ${lines}`, async () => assert.ok((await complaints(lines)).length));
}

const SAID_AND_ASKED = [
  "act(part).textContent = other;",
  "act(part, other).append(part.textContent);",
  'return "What is ".concat(part.textContent);',
  "return part.dataset.answer === other;",
  "return JSON.parse(part.textContent);",
  "return part.isEqualNode(other);",
  'return part.matches(":popover-open");',
  'return part.closest(".faro-felt, figure:not([data-dead])");',
  'return part.getAttribute("role") === "row";',
  "const { textContent, href } = part;\nreturn href === other ? textContent : other;",
  'const said = part.dataset.said ?? "";\npart.textContent = said;\nreturn said === "Really";',
  "part.hidden = other.controls.hidden = true;",
  "const made = act(other);\nmade.press = part;",
  "const counts = {};\ncounts[part] = other;\ncounts.all = 1;",
];

for (const lines of SAID_AND_ASKED) {
  test(`allowed: ${lines}`, async () => assert.deepEqual(await complaints(lines), []));
}
