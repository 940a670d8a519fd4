/**
 * Whoever stays at a part of a page may want what it offers; whoever passes by does not. The pointer rests on it or the
 * focus is in it for a while, or it is touched, for a finger does not rest before it presses.
 */

const WHILE = 1000; // ms
const READ = 3000; // ms
const MOST = 0.6; // of a part that is in view
const QUICK = 8; // Mbit/s

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

/**
 * Act once, when most of an element has been in view for as long as it is read, on a line that is known to be quick.
 * @param {Element} element @param {() => void} act
 */
export function whenRead(element, act) {
  const { downlink = 0, saveData } = navigator.connection ?? {};
  if (saveData || downlink < QUICK) return;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  new IntersectionObserver(([{ isIntersecting }], seen) => {
    clearTimeout(timer);
    if (!isIntersecting) return;
    timer = setTimeout(() => {
      seen.disconnect();
      act();
    }, READ);
  }, { threshold: MOST }).observe(element);
}
