const LATEST = 2000; // ms: a browser may never say of a page that is seen that it rests

/** Act when the page has nothing better to do. @param {() => void} act */
export function whenIdle(act) {
  if (window.requestIdleCallback) window.requestIdleCallback(act, { timeout: LATEST });
  else setTimeout(act);
}
