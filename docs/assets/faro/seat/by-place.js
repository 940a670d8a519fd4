/**
 * What a key may be meant for. In the row of figures its place comes before what it writes, for on a French keyboard the Six
 * is where the hyphen is; elsewhere its place comes behind, and only where it writes no Latin letter, as on a Russian or a
 * Greek one.
 * @param {{key: string, code: string, shiftKey: boolean}} event @returns {string[]} in capitals, the likeliest first
 */
export function meant({ key, code, shiftKey }) {
  const [, letter, figure] = /^(?:Key([A-Z])|Digit(\d))$/.exec(code) ?? [];
  const written = key.toUpperCase();
  if (figure && !shiftKey) return [figure, written];
  return letter && !/^[A-Z]$/.test(written) ? [written, letter] : [written];
}
