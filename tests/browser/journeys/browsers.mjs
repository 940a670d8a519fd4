/**
 * Three engines of browsers under one hand: what a journey does is the same in all, and what presses is the browser's own
 * pointer or key. Chromium and Firefox are driven by puppeteer (WebDriver BiDi), WebKit's GTK port by selenium (WebDriver).
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import process from "node:process";
import puppeteer from "puppeteer-core";
import { Builder, Capabilities, Key } from "selenium-webdriver";
import { Pointer } from "selenium-webdriver/lib/input.js";

const PATIENCE = 60_000; // ms: an engine is fetched and compiled within it, on a busy machine

/**
 * @typedef {object} Browser
 * @property {string} version
 * @property {(address: string) => Promise<unknown>} go
 * @property {(does: Function, ...given: unknown[]) => Promise<any>} run a function in the page
 * @property {(css: string, name?: string) => Promise<void>} press what is seen by a selector and, of several, by its words
 * @property {(css: string, name?: string) => Promise<void>} tap the same with a finger
 * @property {(text: string) => Promise<void>} type
 * @property {(name: string) => Promise<void>} key
 * @property {(width: number, height: number) => Promise<void>} size
 * @property {() => Promise<void>} close
 */

/** What is seen of a selector and bears the words; in the page, so that it leans on nothing outside it. */
function found(/** @type {string} */ css, /** @type {string | undefined} */ name) {
  const words = (/** @type {Element} */ one) =>
    (one.getAttribute("aria-label") ?? one.textContent ?? "").replace(/\s+/g, " ").trim();
  const seen = [...document.querySelectorAll(css)].find(
    (one) => one.getClientRects().length && (name == null || words(one) === name),
  );
  seen?.scrollIntoView({ block: "center", behavior: "instant" });
  return seen ?? null;
}

/** Ask until there is an answer; a page that goes while it is asked is asked again. @template T @param {() => Promise<T>} ask @param {string} what @returns {Promise<NonNullable<T>>} */
export async function until(ask, what) {
  let lost;
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      lost = error;
    }
    await new Promise((go) => setTimeout(go, 50));
  }
  throw new Error(`never: ${what}`, { cause: lost });
}

/** @param {"chrome" | "firefox"} browser @param {string} path @param {string[]} args @returns {Promise<Browser>} */
async function driven(browser, path, args) {
  const launched = await puppeteer.launch({ browser, executablePath: path, args, headless: true, extraPrefsFirefox: { "dom.w3c_touch_events.enabled": 1 } });
  const page = await launched.newPage();
  page.setDefaultTimeout(PATIENCE);
  const find = async (/** @type {string} */ css, /** @type {string | undefined} */ name) =>
    until(async () => (await page.evaluateHandle(found, css, name)).asElement(), `${css} ${name ?? ""}`);
  return {
    version: await launched.version(),
    go: (address) => page.goto(address),
    run: (does, ...given) => page.evaluate(/** @type {any} */ (does), ...given),
    press: async (css, name) => (await find(css, name)).click(),
    tap: async (css, name) => {
      const box = await (await find(css, name)).boundingBox();
      if (!box) throw new Error(`${css} has no place`);
      const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
      if (browser === "chrome") return await page.touchscreen.tap(x, y);
      // Puppeteer lifts the finger in a command of its own, at which Firefox fails: here it is one.
      const steps = [{ type: "pointerMove", x, y }, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
      const finger = { type: "pointer", id: "finger", parameters: { pointerType: "touch" }, actions: steps };
      return await /** @type {any} */ (page.mainFrame()).browsingContext.performActions([finger]);
    },
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(/** @type {any} */ (name)),
    size: (width, height) => page.setViewport({ width, height }),
    close: () => launched.close(),
  };
}

/** @param {string} path of MiniBrowser @returns {Promise<Browser>} */
async function webkit(path) {
  const free = createServer().listen(0, "127.0.0.1");
  await once(free, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (free.address());
  free.close();
  const server = spawn("xvfb-run", ["-a", "WebKitWebDriver", `--port=${port}`], { detached: true, stdio: "ignore" });
  const gone = () => server.pid && process.kill(-server.pid);
  try {
    const asked = `http://127.0.0.1:${port}`;
    await until(() => fetch(`${asked}/status`).then((answer) => answer.ok, () => false), "WebKitWebDriver");
    const wanted = { browserName: "MiniBrowser", "webkitgtk:browserOptions": { binary: path, args: ["--automation"] } };
    const driver = await new Builder().usingServer(asked).withCapabilities(new Capabilities(wanted)).build();
    const find = async (/** @type {string} */ css, /** @type {string | undefined} */ name) =>
      until(() => driver.executeScript(`return (${found})(...arguments)`, css, name), `${css} ${name ?? ""}`);
    const capabilities = await driver.getCapabilities();
    return {
      version: `WebKitGTK ${capabilities.get("browserVersion")}`,
      go: (address) => driver.get(address),
      run: (does, ...given) => driver.executeScript(`return (${does})(...arguments)`, ...given),
      press: async (css, name) => (await find(css, name)).click(),
      tap: async (css, name) => {
        const finger = new Pointer("finger", Pointer.Type.TOUCH);
        const origin = await find(css, name);
        const steps = [finger.move({ origin }), finger.press(), finger.release()];
        await driver.actions().insert(finger, ...steps).perform();
      },
      type: (text) => driver.actions().sendKeys(text).perform(),
      key: (name) => driver.actions().sendKeys(KEYS[name] ?? name).perform(),
      size: (width, height) => driver.manage().window().setRect({ width, height }).then(() => undefined),
      close: async () => {
        await driver.quit();
        gone();
      },
    };
  } catch (error) {
    gone();
    throw error;
  }
}

/** @type {Record<string, string>} */
const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT, ArrowLeft: Key.ARROW_LEFT, Tab: Key.TAB };

/** @type {Record<string, (path: string) => Promise<Browser>>} */
export const BROWSERS = {
  chromium: (path) => driven("chrome", path, ["--no-sandbox", "--disable-background-networking", "--no-first-run"]),
  firefox: (path) => driven("firefox", path, []),
  webkit,
};
