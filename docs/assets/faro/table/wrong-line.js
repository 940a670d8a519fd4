/** A deal that was written and cannot be laid: where its wrong line stands, and what is said of it. */

const LONGEST = 100; // letters of a hint that can still be heard

/** Where a line stands in a text. @param {string} text @param {number} line counted from one @returns {[start: number, end: number]} */
export function lineIn(text, line) {
  const lines = text.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  return [start, start + lines[line - 1].length];
}

/**
 * What is said of the wrong line, short enough to be heard.
 * @param {string} say what the engine says @param {{line?: number | null, sentence?: string, hint?: string, meant?: string}} error `meant` is a word like the wrong one
 */
export function saidOfLine(say, { line, sentence, hint = "", meant }) {
  const asked = meant ? ` Did you mean '${meant}'?` : "";
  const wrong = hint.length > LONGEST ? `${sentence}.` : say;
  const short = wrong.replace(/[^\s']{40,}/g, (word) => `${word.slice(0, 20)}…`);
  return `Line ${line}: ${short}${asked} Nothing is laid yet.`;
}
