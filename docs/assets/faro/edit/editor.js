/**
 * A text edited in place, by CodeMirror, which is fetched with this module when somebody begins to write.
 *
 * It stands in a shadow tree: there a browser takes its styles as objects, where the page's policy refuses a style element.
 */

import {
  bracketMatching,
  completionKeymap,
  defaultKeymap,
  drawSelection,
  EditorState,
  EditorView,
  HighlightStyle,
  history,
  historyKeymap,
  keymap,
  lintKeymap,
  setDiagnostics,
  showPanel,
  syntaxHighlighting,
  tags,
} from "../../vendor/codemirror.js";

import { element } from "../page/elements.js";

/** @typedef {import("../../vendor/codemirror.js").Extension} Extension */
/** @typedef {{label: string, text: string, keys?: string, extensions: Extension[], changed?: () => void}} Wanted its name to a listener, what it holds at first, and what its keys do */

const KEYS = "keys";
const LEAVES = "Escape, then Tab, leaves the editor.";

const THEME = EditorView.theme({
  "&": { fontSize: "0.68rem", color: "var(--md-code-fg-color)", background: "var(--md-code-bg-color)", border: "1px solid var(--ink-2)" },
  "&.cm-focused": { outline: "2px solid var(--link)", outlineOffset: "1px" },
  ".cm-scroller": { fontFamily: "monospace", lineHeight: "1.5", maxHeight: "70vh" },
  ".cm-content": { caretColor: "var(--ink)", padding: "0.4rem 0" },
  ".cm-gutters": { background: "none", color: "var(--ink-2)", border: "0", borderInlineEnd: "1px solid var(--rule)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": { background: "var(--rule)" },
  ".cm-matchingBracket": { background: "var(--rule)", outline: "1px solid var(--ink-2)" },
  ".cm-panels": { background: "none", color: "var(--ink-2)" },
  ".cm-panels-bottom": { border: "0" },
  ".cm-keys": { padding: "0.1rem 0.4rem", borderTop: "1px solid var(--rule)", fontFamily: "var(--sans)", fontSize: "0.65rem", visibility: "hidden" },
  "&.cm-focused .cm-keys": { visibility: "visible" },
  "@media not (any-hover: hover)": { ".cm-panels-bottom": { display: "none" } },
  ".cm-tooltip": { background: "var(--paper)", color: "var(--ink)", border: "1px solid var(--ink)", fontFamily: "var(--sans)", maxWidth: "min(30rem, 92vw)" },
  ".cm-tooltip-autocomplete > ul > li": { fontFamily: "monospace" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": { background: "var(--ink)", color: "var(--paper)", outline: "2px solid transparent", outlineOffset: "-2px" },
  ".cm-completionDetail": { fontFamily: "var(--sans)", fontStyle: "normal" },
  ".cm-diagnostic": { borderLeft: "4px solid var(--link)", fontSize: "0.7rem" },
  ".cm-diagnosticAction": { background: "none", color: "inherit", border: "1px solid currentColor", borderRadius: "0" },
  // Where the reader has colours of his own, a background is none of ours.
  "@media (forced-colors: active)": { ".cm-selectionBackground.cm-selectionBackground": { forcedColorAdjust: "none", background: "Highlight !important", opacity: "0.4" } },
  ".cm-lintRange-error": { background: "none", textDecoration: "underline wavy var(--accent)", textUnderlineOffset: "3px" },
});

const COLOURS = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.keyword, tags.definitionKeyword, tags.moduleKeyword, tags.controlKeyword], color: "var(--md-code-hl-keyword-color)" },
    { tag: [tags.string, tags.number, tags.bool], color: "var(--md-code-hl-string-color)" },
    { tag: [tags.function(tags.variableName), tags.className, tags.attributeName], color: "var(--md-code-hl-function-color)" },
    { tag: [tags.operator, tags.punctuation], color: "var(--md-code-hl-operator-color)" },
    { tag: [tags.comment, tags.meta], color: "var(--md-code-hl-comment-color)", fontStyle: "italic" },
  ]),
);

/** How the keyboard gets out again, and what else it does: that stands under the text as long as it has the focus. @param {string} keys */
function told(keys) {
  const dom = element("div", "cm-keys", `${LEAVES} ${keys}`.trim());
  dom.id = KEYS;
  return { dom };
}

export class Editor {
  /** Where it stands on the page. */
  element = document.createElement("div");

  /** @param {Wanted} wanted */
  constructor({ label, text, keys = "", extensions, changed }) {
    const root = this.element.attachShadow({ mode: "open" });
    const state = EditorState.create({
      doc: text,
      extensions: [
        history(),
        drawSelection(),
        bracketMatching(),
        keymap.of([...completionKeymap, ...lintKeymap, ...defaultKeymap, ...historyKeymap]),
        THEME,
        COLOURS,
        EditorView.contentAttributes.of({ tabindex: "0", "aria-label": label, "aria-describedby": KEYS, spellcheck: "false", autocapitalize: "off" }),
        showPanel.of(() => told(keys)),
        EditorView.updateListener.of((update) => update.docChanged && changed?.()),
        ...extensions,
      ],
    });
    this.view = new EditorView({ state, root, parent: root });
    // What is typed here is no key of the page around it.
    for (const sign of ["keydown", "keyup", "keypress"]) this.element.addEventListener(sign, (event) => event.stopPropagation());
  }

  get text() {
    return this.view.state.doc.toString();
  }

  /** Write another text in its place; that can be undone like any change. @param {string} text */
  write(text) {
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text } });
  }

  /** Underline a line in which something is wrong, and no other; none where no line is named. @param {number} [line] @param {string} [sentence] */
  mark(line, sentence = "") {
    const { state } = this.view;
    const at = line && line <= state.doc.lines ? state.doc.line(line) : undefined;
    const wrong = at && { from: at.from + at.text.search(/\S|$/), to: at.to, severity: /** @type {const} */ ("error"), message: sentence };
    this.view.dispatch(setDiagnostics(state, wrong ? [wrong] : []));
  }

  focus() {
    this.view.focus();
  }
}
