/** Whether the reader asked to save data: then nothing large comes before he presses for it. */
export const isSaving = () => Boolean(navigator.connection?.saveData);

/** Whether the reader asked to save data, or his line is slow or metered. */
export function isDear() {
  const { type, effectiveType } = navigator.connection ?? {};
  return isSaving() || type === "cellular" || /2g|3g/.test(effectiveType ?? "");
}
