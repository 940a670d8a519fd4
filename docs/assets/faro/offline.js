// Registers the service worker that keeps the site for reading offline, once the page has nothing better to do.

const worker = new URL("../../sw.js", import.meta.url);

async function keepSite() {
  try {
    await navigator.serviceWorker.register(worker);
    const { active } = await navigator.serviceWorker.ready;
    if (!navigator.connection?.saveData) active?.postMessage("keep-site");
  } catch {
    // Without it the site works as before, online.
  }
}

if ("serviceWorker" in navigator && window.isSecureContext) {
  const whenIdle = window.requestIdleCallback ?? ((callback) => setTimeout(callback, 2000));
  if (document.readyState === "complete") whenIdle(keepSite);
  else addEventListener("load", () => whenIdle(keepSite), { once: true });
}
