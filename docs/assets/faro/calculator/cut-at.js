/** Where a line goes wrong. */

/**
 * A line in three parts: before what is wrong in it, what is wrong, and after. It goes as far as the item of a list does.
 * @param {string} text @param {number} column counted from one @returns {[before: string, wrong: string, after: string]}
 */
export function cutAt(text, column) {
  const before = text.slice(0, column - 1);
  const [wrong] = text.slice(before.length).match(/^[^\s,]*/) ?? [""];
  return [before, wrong, text.slice(before.length + wrong.length)];
}
