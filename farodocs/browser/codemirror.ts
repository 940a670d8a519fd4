/** What the pages use of CodeMirror. */
export { autocompletion, completionKeymap } from "@codemirror/autocomplete";
export type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
export { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
export { globalCompletion, pythonLanguage } from "@codemirror/lang-python";
export { bracketMatching, HighlightStyle, indentOnInput, indentUnit, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
export type { StreamParser, StringStream } from "@codemirror/language";
export { linter, lintKeymap, openLintPanel, setDiagnostics } from "@codemirror/lint";
export type { Diagnostic } from "@codemirror/lint";
export { EditorState } from "@codemirror/state";
export type { Extension } from "@codemirror/state";
export { drawSelection, EditorView, keymap, lineNumbers, showPanel } from "@codemirror/view";
export { tags } from "@lezer/highlight";
