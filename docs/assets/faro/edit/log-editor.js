/**
 * A log or a position, edited in place: its words are coloured and offered while one types, and what the engine finds wrong in a
 * line is underlined, with what it would write.
 */

import { autocompletion, keymap, linter, openLintPanel, StreamLanguage } from "../../vendor/codemirror.js";
import { engine } from "../engine/engine.js";
import { Editor } from "./editor.js";
import { logParser } from "./log-parser.js";
import { logWords, offered } from "./log-words.js";

/** @typedef {import("../../vendor/codemirror.js").CompletionContext} CompletionContext */
/** @typedef {import("../../vendor/codemirror.js").Diagnostic} Diagnostic */
/** @typedef {import("../../vendor/codemirror.js").EditorView} EditorView */
/** @typedef {import("../engine/answers.js").Told} Told */
/** @typedef {import("./log-words.js").LogWords} LogWords */

const KEYS = "F8 goes to the next fault, Shift and F8 list them all.";
const PAUSE = 400; // ms without a further key until the log is looked through
/** @param {LogWords} words @returns {(context: CompletionContext) => import("../../vendor/codemirror.js").CompletionResult | null} */
const completions = (words) => (context) => {
  const { from = context.pos, text = "" } = context.matchBefore(/[\w-]+/) ?? {};
  const line = context.state.doc.lineAt(from);
  const isFirst = !context.state.sliceDoc(line.from, from).trim();
  if (isFirst && !text && !context.explicit) return null; // an empty line may be the end
  const options = offered(words, context.state.sliceDoc(0, from));
  // A word that is whole is offered no more: Enter behind it begins a line.
  const isOpen = (/** @type {string} */ word) => /^[\w-]*$/.test(word) && !options.some(({ label }) => label === word);
  return options.length && isOpen(text) ? { from, options, validFor: isOpen } : null;
};

/**
 * A fault where it stands; a word that begins its line and is none can be put right at a press.
 * @param {EditorView} view @param {Told} told @param {LogWords} words @returns {Diagnostic}
 */
function diagnostic({ state }, { line, column, sentence, hint, meant }, { lines }) {
  const at = state.doc.line(Math.min(line ?? 1, state.doc.lines));
  const written = at.text.split("#")[0].trimEnd();
  const begins = at.from + at.text.search(/\S|$/);
  const from = Math.min(at.to, column ? at.from + column - 1 : begins);
  const [first] = written.trim().split(/\s/);
  const change = { from: begins, to: begins + first.length, insert: meant };
  return {
    from,
    to: Math.max(from, at.from + written.length),
    severity: "error",
    message: hint ? `${sentence}; ${hint}` : sentence,
    actions: Object.hasOwn(lines, meant) && !Object.hasOwn(lines, first)
      ? [{ name: `Write ${meant}`, apply: (editor) => editor.dispatch({ changes: change }) }]
      : [],
  };
}

/**
 * @param {{label: string, text: string, changed?: () => void, looked: (said: string, isWrong: boolean) => void}} wanted `looked` is
 *   told when the engine has been through the log
 */
export async function logEditor({ label, text, changed, looked }) {
  const words = await logWords();
  const look = async (/** @type {EditorView} */ view) => {
    const log = view.state.doc.toString();
    const { faults, say } = await engine.ask({ do: "faults", log });
    if (log !== view.state.doc.toString()) return [];
    looked(say, faults.length > 0);
    return faults.map((fault) => diagnostic(view, fault, words));
  };
  return new Editor({
    label,
    text,
    keys: KEYS,
    changed,
    extensions: [
      keymap.of([{ key: "Shift-F8", run: openLintPanel }]),
      StreamLanguage.define(logParser(words)),
      autocompletion({ override: [completions(words)], icons: false }),
      linter((view) => look(view).catch(() => []), { delay: PAUSE }),
    ],
  });
}
