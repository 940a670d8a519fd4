/** Whether the reader asked to save data, or his line is slow or metered. */
export function isDear() {
  const { saveData, type, effectiveType } = navigator.connection ?? {};
  return Boolean(saveData) || type === "cellular" || /2g|3g/.test(effectiveType ?? "");
}
