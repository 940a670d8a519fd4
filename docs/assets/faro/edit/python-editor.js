/** A program of Python, edited in place: Python's own words are offered while one types, the engine's, and those of the text. */

import {
  autocompletion,
  globalCompletion,
  indentOnInput,
  indentUnit,
  indentWithTab,
  keymap,
  lineNumbers,
  pythonLanguage,
} from "../../vendor/codemirror.js";
import { Editor } from "./editor.js";
import { offered, pythonWords } from "./python-words.js";

/** @typedef {import("../../vendor/codemirror.js").CompletionContext} CompletionContext */
/** @typedef {import("./python-words.js").PythonWords} PythonWords */

const WORTH = 2; // letters that have been begun, or a dot, or an import

/** Whether it is an import that is being written. @param {CompletionContext} context */
const isImport = (context) => context.matchBefore(/^\s*(?:from|import)\s.*/) !== null;

/** @param {PythonWords} words @returns {(context: CompletionContext) => import("../../vendor/codemirror.js").CompletionResult | null} */
const completions = (words) => (context) => {
  const { from = context.pos, text = "" } = context.matchBefore(/\w+/) ?? {};
  const before = context.state.sliceDoc(0, from);
  if (text.length < WORTH && !context.explicit && !before.endsWith(".") && !isImport(context)) return null;
  const options = offered(words, before, before + context.state.sliceDoc(context.pos));
  return options.length ? { from, options, validFor: /^\w*$/ } : null;
};

/** @param {{label: string, text: string, changed: () => void}} wanted */
export async function pythonEditor({ label, text, changed }) {
  const words = await pythonWords();
  return new Editor({
    label,
    text,
    changed,
    extensions: [
      pythonLanguage,
      autocompletion({ icons: false }),
      pythonLanguage.data.of({ autocomplete: completions(words) }),
      pythonLanguage.data.of({ autocomplete: (/** @type {CompletionContext} */ context) => (isImport(context) ? null : globalCompletion(context)) }),
      indentUnit.of("    "),
      indentOnInput(),
      lineNumbers(),
      keymap.of([indentWithTab]),
    ],
  });
}
