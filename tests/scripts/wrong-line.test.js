import assert from "node:assert/strict";
import { test } from "node:test";
import { lineIn, saidOfLine } from "../../docs/assets/faro/table/wrong-line.js";

test("a line stands between its first letter and its last", () => {
  const text = "rules hoyle-1864\nsoda Kd\nturn 7h";
  for (const [line, words] of text.split("\n").entries()) assert.equal(text.slice(...lineIn(text, line + 1)), words);
});

test("what is said of it is short enough to be heard", () => {
  const said = saidOfLine("There is no such word.", { line: 3, sentence: "no such word", hint: "", meant: "soda" });
  assert.equal(said, "Line 3: There is no such word. Did you mean 'soda'? Nothing is laid yet.");
  const long = saidOfLine("The whole of it.", { line: 3, sentence: "No such word", hint: "x".repeat(101) });
  assert.equal(long, "Line 3: No such word. Nothing is laid yet.");
  assert.match(saidOfLine(`'${"x".repeat(60)}' is no word.`, { line: 1 }), /^Line 1: 'x{20}…' is no word\./);
});
