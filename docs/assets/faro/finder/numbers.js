/** Whole numbers as text, as farodocs/search/numbers.py packs them: five bits a digit, the lowest first. */

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** By the code of the digit. */
const VALUES = Uint8Array.from({ length: 128 }, (_, code) => Math.max(0, DIGITS.indexOf(String.fromCharCode(code))));
const MORE = 32; // as much as this and another digit follows

/** @param {string} packed */
export function numbers(packed) {
  /** @type {number[]} */
  const found = [];
  let [number, unit] = [0, 1];
  for (let at = 0; at < packed.length; at += 1) {
    const value = VALUES[packed.charCodeAt(at)];
    number += unit * (value % MORE);
    unit *= MORE;
    if (value >= MORE) continue;
    found.push(number);
    [number, unit] = [0, 1];
  }
  return found;
}

/** Lists of rising numbers, from how many stand in each and how far each lies behind the one before. @param {number[]} counts @param {number[]} steps */
export function rising(counts, steps) {
  let at = 0;
  return counts.map((count) => {
    /** @type {number[]} */
    const list = [];
    for (let last = -1; list.length < count; list.push(last)) last += steps[at++] + 1;
    return list;
  });
}
