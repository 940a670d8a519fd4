/** One example of many on a page: small, until it is pressed, a link leads to it, or what holds it is unfolded. */

import { partOf } from "../page/elements.js";

/** @param {import("./faro-example.js").FaroExample} host @param {() => unknown} wake brings it to life */
export function fold(host, wake) {
  host.dataset.folded = "heeds"; // its button is offered from now on
  const opened = new AbortController();
  const open = async () => {
    opened.abort();
    delete host.dataset.folded;
    await wake();
    // A refusal stood there as it ends, and is stepped through from what lay before.
    host.example?.replay.go(host.example.replay.start);
  };
  const led = () => {
    if (!host.isConnected) opened.abort(); // it went with its page
    else if (location.hash === `#${host.id}`) open();
  };
  const press = () => {
    open();
    const figure = partOf(host, ".faro-figure");
    figure.tabIndex = -1; // the press is gone, and the next stop is what it has opened
    figure.focus({ preventScroll: true });
    host.scrollIntoView({ block: host.offsetHeight < innerHeight ? "nearest" : "start" }); // what is dealt there is seen
  };
  const { signal } = opened;
  for (const part of [".faro-stage", ".faro-unfold"]) partOf(host, part).addEventListener("click", press, { signal });
  addEventListener("hashchange", led, { signal });
  led();
  const within = host.closest("details");
  within?.addEventListener("toggle", open, { signal });
  if (within?.open) open();
}
