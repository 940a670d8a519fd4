/**
 * What a key is by its place, where it writes no Latin letter: as on a Russian or a Greek keyboard, or in the row of figures
 * of a French one.
 * @param {{key: string, code: string, shiftKey: boolean}} event @returns {string} empty where the place says nothing
 */
export function byPlace({ key, code, shiftKey }) {
  if (/^[a-z]$/i.test(key)) return "";
  const [, letter, figure] = /^(?:Key([A-Z])|Digit(\d))$/.exec(code) ?? [];
  return letter ?? (shiftKey ? "" : figure) ?? "";
}
