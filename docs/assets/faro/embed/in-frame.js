/** A page that stands in a frame of another: it tells how high it is, and takes the colours that it is told. */

/** The colours by the names that a frame is asked with, after `#` or in a message. @type {Record<string, string>} */
const SCHEMES = { light: "default", dark: "slate" };

/** @param {unknown} scheme */
function colour(scheme) {
  if (typeof scheme === "string" && Object.hasOwn(SCHEMES, scheme)) document.body.dataset.mdColorScheme = SCHEMES[scheme];
}

colour(new URLSearchParams(location.hash.slice(1)).get("scheme"));
addEventListener("message", ({ source, data }) => source === parent && data?.faro === "scheme" && colour(data.scheme));

if (parent !== window) {
  const board = document.body;
  // How high it is is no secret, and whoever frames it may have any address.
  const tell = () => parent.postMessage({ faro: "height", height: board.getBoundingClientRect().height }, "*");
  new ResizeObserver(tell).observe(board);
}
