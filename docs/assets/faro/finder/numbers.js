/** Whole numbers as text, as farodocs/search/numbers.py packs them: five bits a digit, the lowest first. */

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const VALUES = Object.fromEntries([...DIGITS].map((digit, value) => [digit, value]));
const MORE = 32; // as much as this and another digit follows

/** @param {string} packed */
export function numbers(packed) {
  /** @type {number[]} */
  const found = [];
  let [number, unit] = [0, 1];
  for (const digit of packed) {
    const value = VALUES[digit];
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
    let last = -1;
    return Array.from({ length: count }, () => (last += steps[at++] + 1));
  });
}
