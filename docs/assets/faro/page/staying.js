/**
 * Whoever stays at a part of a page may want what it offers; whoever passes by does not. The pointer rests on it or the
 * focus is in it for a while, or it is touched, for a finger does not rest before it presses.
 */

const WHILE = 1000; // ms

/** Act once, when a reader stays at an element. @param {Element} element @param {() => void} act */
export function whenStaying(element, act) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const over = new AbortController();
  const done = () => {
    over.abort();
    clearTimeout(timer);
    act();
  };
  const come = () => (timer ??= setTimeout(done, WHILE));
  const go = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  /** @type {Record<string, (event: Event) => void>} */
  const signs = {
    pointerenter: come,
    focusin: come,
    pointerleave: go,
    focusout: go,
    pointerup: (event) => /** @type {PointerEvent} */ (event).pointerType === "touch" && done(),
  };
  for (const [sign, heed] of Object.entries(signs)) {
    element.addEventListener(sign, heed, { passive: true, signal: over.signal });
  }
  if (element.matches(":hover, :focus-within")) come(); // since before this was listened for
}
