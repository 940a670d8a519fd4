/** The code in an address, whatever a letter or a chat has put round the link. */

/** Not to be seen, or put there by whoever broke or marked up the text; a letter breaks its lines after a sign of its own. */
const BETWEEN = /=?[\r\n]+|[\s\\\u00AD\u200B-\u200F\u2060\uFEFF]/g;

/**
 * The code of a position that the address holds: what lies before it and behind it is no part of it, as brackets, stops,
 * escapes and what others hang on to follow a link.
 * @param {string} hash @returns {string | undefined} undefined where the address asks for no position
 */
export function codeOf(hash) {
  const plain = decoded(hash).replace(BETWEEN, "");
  return /^#p=[^\w-]*(?:3D(?=1))?([\w-]*)/.exec(plain)?.[1]; // 3D is how a letter writes the sign before it
}

/** @param {string} hash */
function decoded(hash) {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash; // half an escape
  }
}
