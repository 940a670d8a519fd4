/** Whether the reader asked to save data: then nothing large comes before he presses for it. */
export const isSaving = () => Boolean(navigator.connection?.saveData);

const FAST = 8; // Mbit/s: a browser that tells knows of no line over ten, and takes up to a tenth away from what it knows

/** Whether the line is waited for more than the processor. */
export const isNarrow = () => (navigator.connection?.downlink ?? FAST) < FAST;

/** Whether the reader asked to save data, or his line is slow or metered. */
export function isDear() {
  const { type, effectiveType } = navigator.connection ?? {};
  return isSaving() || type === "cellular" || /2g|3g/.test(effectiveType ?? "");
}
