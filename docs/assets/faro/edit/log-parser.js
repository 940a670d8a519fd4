/**
 * The words of logs and positions, told apart for CodeMirror. Which words there are comes from the engine, as it does for the
 * lexer that colours the pages; this knows how they stand in a line.
 */

/** What the engine says of its notation; farodocs/browser/log_words.py writes it. @typedef {import("./log-words.js").LogWords} LogWords */
/** @typedef {{isFirst: boolean, isPosition: boolean}} Line */
/** @typedef {import("../../vendor/codemirror.js").StringStream} StringStream */

/** @param {LogWords} words @returns {import("../../vendor/codemirror.js").StreamParser<Line>} */
export function logParser({ form, lines, position, small, card }) {
  const cards = new RegExp(`^${card}`);
  const token = (/** @type {StringStream} */ stream, /** @type {Line} */ line) => {
    if (stream.eatSpace()) return null;
    if (stream.match(/^#.*/)) return "comment";
    if (line.isFirst) {
      const word = written(stream);
      Object.assign(line, { isFirst: false, isPosition: word === form || word === "position" });
      return word === form || Object.hasOwn(lines, word) ? "keyword" : null;
    }
    if (line.isPosition && stream.match(form)) return "keyword";
    if (stream.match(/^\w+(?==)/)) return !line.isPosition || position.includes(stream.current()) ? "attributeName" : null;
    if (stream.match(cards)) return "string";
    if (stream.match(/^@[0-9a-f]{8}(?!\w)/)) return "meta";
    if (stream.match(/^[0-9]+(?=[chbme]*(?:[\s,:[@>!]|$))/)) return "number";
    if (stream.match(/^[,:=@>![\]^/~*+-]/)) return "punctuation";
    const word = written(stream);
    return !line.isPosition && small.includes(word) ? "operator" : null;
  };
  return {
    name: "faro-log",
    startState: () => ({ isFirst: true, isPosition: false }),
    token: (stream, line) => {
      if (stream.sol()) Object.assign(line, { isFirst: true, isPosition: false });
      return token(stream, line);
    },
    languageData: { commentTokens: { line: "#" } },
  };
}

/** Take a word, or one sign that begins none. @param {StringStream} stream */
function written(stream) {
  if (!stream.match(/^[\w-]+/)) stream.next();
  return stream.current();
}
