/** The journeys that matter, each from a page's address to what its reader came for. */
import assert from "node:assert/strict";
import { until } from "./browsers.mjs";

const LIVE = ".faro-live[data-stage]";
const SEAT = "#the-table";
const SAID = "faro-table .faro-said";

/**
 * @typedef {import("./browsers.mjs").Browser} Browser
 * @typedef {{ browser: Browser, at: (path: string) => Promise<unknown>, network: (is_there: boolean) => Promise<void> }} Traveller
 */

/** The text of what a selector finds first. @param {Browser} browser @param {string} css @returns {Promise<string>} */
const text = (browser, css) =>
  browser.run(
    (/** @type {string} */ one) => document.querySelector(one)?.textContent?.replace(/\s+/g, " ").trim() ?? "",
    css,
  );

/** @param {Browser} browser @param {string} css @param {RegExp} pattern */
const shows = (browser, css, pattern) =>
  until(async () => pattern.exec(await text(browser, css)), `${css} with ${pattern}`);

/** @param {Browser} browser @param {string} css */
const there = (browser, css) =>
  until(() => browser.run((/** @type {string} */ one) => document.querySelectorAll(one).length, css), css);

/** @param {Browser} browser @param {string} css @returns {Promise<number>} */
const count = (browser, css) => browser.run((/** @type {string} */ one) => document.querySelectorAll(one).length, css);

/** @param {Browser} browser @param {string} css @returns {Promise<boolean>} */
const isSeen = (browser, css) =>
  browser.run((/** @type {string} */ one) => Boolean(document.querySelector(one)?.getClientRects().length), css);

/**
 * Choose in a list, in the page: one that drops down is the system's own, which no driver reaches.
 * @param {string} css @param {string} [value] the second line, where none is named
 */
function choose(css, value) {
  const select = document.querySelector(css);
  if (!(select instanceof HTMLSelectElement)) throw new Error(`${css} is no list`);
  if (value) select.value = value;
  else select.selectedIndex = 1;
}

/** @param {Traveller} traveller */
async function sitDown({ browser, at }) {
  await at("play/");
  await there(browser, `${SEAT} ${LIVE}`);
}

/** Until the cards that came are seen. @param {Browser} browser */
const seen = (browser) => until(() => browser.run(() => !document.getAnimations().some(({ playState }) => playState === "running")), "the cards seen");

/** @typedef {(browser: Browser, css: string) => Promise<void>} Hand what presses what a selector finds */

/** @type {Hand} */
const mouse = (browser, css) => browser.press(css);

/** @type {Hand} */
const thumb = (browser, css) => browser.tap(css);

/** The key that presses what has the focus. @type {Hand} */
async function keys(browser, css) {
  await there(browser, css);
  await browser.run((/** @type {string} */ one) => document.querySelector(one)?.focus(), css);
  await browser.key("Enter");
}

/** Deal once the cards that came before are seen: a press while they come only ends their motion. @param {Browser} browser @param {Hand} [press] */
async function deal(browser, press = mouse) {
  await seen(browser);
  await press(browser, `${SEAT}-deal`);
}

/** What comes next, once it is told. @param {Browser} browser @param {Hand} [press] */
async function dealOn(browser, press = mouse) {
  const before = await text(browser, SAID);
  await deal(browser, press);
  await until(async () => (await text(browser, SAID)) !== before, `something after: ${before}`);
}

/** The last three called by a press on two of them, where the book has it so; the bets say `laid`. @param {Browser} browser @param {Hand} [press] */
async function call(browser, press = mouse) {
  const left = await browser.run(() => document.querySelector(".faro-calls")?.dataset.left?.split(" ") ?? []);
  if (!left.length) return;
  for (const rank of left.slice(0, 2)) await press(browser, `${SEAT}-${rank}`);
  await press(browser, "[data-do=call-lay]");
  await shows(browser, ".faro-bets", /call/i);
}

/** What one plays with and is not in the window, once the page stands where it stood before the driver moved it. */
function outOfView() {
  window.scrollTo({ top: 0, behavior: "instant" });
  const parts = [".faro-lies", ".faro-said", ".faro-checks", ".faro-sizes", "#the-table-undo", "#the-table-deal"];
  return parts.filter((css) => {
    const box = document.querySelector(`faro-table ${css}`)?.getBoundingClientRect();
    return !box || box.top < -1 || box.left < -1 || box.bottom > window.innerHeight + 1 || box.right > window.innerWidth + 1;
  });
}

/** An empty table of a book. @param {string} book */
function layBook(book) {
  const log = `rules ${book}\nopen you 200\n`;
  localStorage.setItem("faro-table:laid", JSON.stringify({ base: log, log, seed: "7" }));
  sessionStorage.setItem("faro-table", "laid");
}

/** A whole deal by one hand, with a bet before each turn on a rank that still lives. @param {string} book @param {Hand} [press] @returns {(traveller: Traveller) => Promise<void>} */
const wholeDealOf = (book, press = mouse) => async (traveller) => {
  const { browser, at } = traveller;
  if (press === thumb) await browser.size(360, 740);
  await at("404.html");
  await browser.run(layBook, book);
  await sitDown(traveller);
  await shows(browser, ".faro-checks", /200/);
  for (let card = 0; card < 30; card += 1) {
    const stage = await browser.run(() => document.querySelector(".faro-live")?.dataset.stage);
    if (stage === "deal-out") break;
    if (stage === "turns" && card < 20) {
      const rank = await browser.run(
        (/** @type {number} */ turn) => {
          const live = [...document.querySelectorAll(".faro-spot[data-rank]:not([data-dead], [data-mine])")];
          return live[turn % live.length]?.dataset.rank;
        },
        5 * card + 3,
      );
      const laid = await text(browser, ".faro-bets");
      await press(browser, `${SEAT}-${rank}`);
      await until(async () => (await text(browser, ".faro-bets")) !== laid, `a bet on ${rank}`);
    }
    if (card > 20) await call(browser, press);
    await dealOn(browser, press);
    assert.deepEqual(await browser.run(outOfView), [], `all in view after ${card} cards`);
  }
  assert.equal(await browser.run(() => document.querySelector(".faro-live")?.dataset.stage), "deal-out");
};

/** @type {Record<string, (traveller: Traveller) => Promise<void>>} */
export const JOURNEYS = {
  "a word looked up": async ({ browser, at }) => {
    await at("");
    await browser.press("a.faro-search, a[href$='search/'], label[for=__search], .md-header a", "Search");
    await there(browser, "dialog[open] [role=combobox]");
    await browser.type("hocly");
    await shows(browser, "dialog[open] [role=option]", /Hockelty/);
    await browser.key("Enter");
    await shows(browser, "h1", /^Hockelty/);
  },
  "an example stepped": async ({ browser, at }) => {
    await at("");
    await browser.press("#one-turn button", "Deal the turn");
    await shows(browser, "#one-turn .faro-said", /the Queen wins/);
    await browser.press("#one-turn button", "Back");
    await shows(browser, "#one-turn .faro-said", /^5 on the Queen/);
  },
  "an example played": async ({ browser, at }) => {
    await at("");
    await browser.press("#one-turn button", "Play it yourself");
    await there(browser, `#one-turn ${LIVE}`);
    await browser.press("#one-turn button", "Leave the seat");
    await until(() => browser.run(() => !document.querySelector("#one-turn .faro-live[data-stage]")), "the seat left");
  },
  "a lesson, from its question to its end": async ({ browser, at }) => {
    await at("learn/copper/");
    await browser.press(".faro-answering button", "It wins");
    await shows(browser, ".faro-verdict", /^Right\./);
    await browser.press("faro-lesson button", "Now try it");
    await until(async () => !(await isSeen(browser, ".faro-on")), "the first exercise");
    for (let passed = 0; !(await isSeen(browser, ".faro-on")); passed += 1) {
      await browser.press("faro-lesson button", "Skip this question");
      await until(
        async () => (await isSeen(browser, ".faro-on")) || (await count(browser, ".faro-past")) > passed,
        "the next question",
      );
    }
    await shows(browser, ".faro-on", /^Try again$/);
  },
  "a whole deal, with bets of every kind": async (traveller) => {
    const { browser } = traveller;
    await sitDown(traveller);
    await browser.press(`${SEAT}-Q`);
    await shows(browser, ".faro-bets", /Queen 5/);
    await browser.press(`${SEAT}-copper`);
    await browser.press(`${SEAT}-7`);
    await shows(browser, ".faro-bets", /Seven 5, copper/);
    await browser.press(`${SEAT}-copper`);
    await browser.press(`${SEAT}-at-J-Q`);
    await shows(browser, ".faro-bets", /Jack and Queen 5/);
    for (const place of ["6-5-4", "6-5-9-8"]) {
      const laid = await text(browser, ".faro-bets");
      await browser.run(choose, `${SEAT}-place`, place);
      await browser.press(`${SEAT}-bet-there`);
      await until(async () => (await text(browser, ".faro-bets")) !== laid, `a bet on ${place}`);
    }
    // The soda, twenty-five turns, and the hock.
    for (let card = 0; card < 27; card += 1) {
      if (card === 25) await call(browser);
      await dealOn(browser);
    }
    await shows(browser, SAID, /hock/i);
  },
  "a whole deal of Meyer’s": wholeDealOf("meyer"),
  "a whole deal of Pharaon": wholeDealOf("pharaon"),
  "a whole deal of Stuss": wholeDealOf("stuss"),
  "a whole deal of Pharaon by thumb, on a phone": wholeDealOf("pharaon", thumb),
  "a whole deal of Stuss by thumb, on a phone": wholeDealOf("stuss", thumb),
  "a whole deal of Meyer’s by keys": wholeDealOf("meyer", keys),
  "a deal by keys": async (traveller) => {
    const { browser } = traveller;
    await sitDown(traveller);
    await browser.run((/** @type {string} */ css) => document.querySelector(css)?.focus(), `${SEAT}-Q`);
    await browser.key("Enter");
    await shows(browser, ".faro-bets", /Queen 5/);
    await browser.key("d");
    await shows(browser, '.faro-spoken[role="status"]', /^Soda is the /);
    await seen(browser);
    await browser.key("d");
    await shows(browser, '.faro-spoken[role="status"]', /^Turn 1\. /);
  },
  "a bet by touch on a phone": async (traveller) => {
    const { browser } = traveller;
    await browser.size(360, 740);
    await sitDown(traveller);
    await browser.tap(`${SEAT}-Q`);
    await shows(browser, ".faro-bets", /Queen 5/);
    assert.ok(await browser.run(() => document.documentElement.scrollWidth <= window.innerWidth), "it scrolls sideways");
  },
  "a deal kept over a reload": async (traveller) => {
    const { browser } = traveller;
    await sitDown(traveller);
    await deal(browser);
    await deal(browser);
    await shows(browser, ".faro-turn", /turn 1 of 25/);
    await sitDown(traveller);
    await shows(browser, ".faro-turn", /turn 1 of 25/);
  },
  "a deal kept while a section is read": async (traveller) => {
    const { browser } = traveller;
    await sitDown(traveller);
    await deal(browser);
    await deal(browser);
    await shows(browser, ".faro-turn", /turn 1 of 25/);
    await browser.run(() => document.querySelector("article")?.setAttribute("data-same", ""));
    for (const does of [
      () => /** @type {HTMLElement} */ (document.querySelector("#kept .headerlink")).click(),
      () => history.back(),
    ]) {
      const before = await browser.run(() => location.hash);
      await browser.run(does);
      await until(async () => (await browser.run(() => location.hash)) !== before, "another section");
    }
    await there(browser, `article[data-same] ${SEAT} ${LIVE}`);
    await deal(browser);
    await shows(browser, ".faro-turn", /turn 2 of 25/);
  },
  "a position shared and opened": async (traveller) => {
    const { browser } = traveller;
    await sitDown(traveller);
    await deal(browser);
    await deal(browser);
    await shows(browser, ".faro-turn", /turn 1 of 25/);
    await browser.press("faro-table button", "Share");
    const link = await until(() => browser.run(() => document.querySelector("#table-link")?.value), "a link");
    assert.match(link, /#p=/);
    const board = await text(browser, ".faro-turn");
    await browser.run(() => localStorage.clear());
    await browser.go("about:blank");
    await browser.go(link);
    await until(async () => (await text(browser, `${SEAT} ${LIVE} .faro-turn`)) === board, "the position of the link");
  },
  "an example on paper": async ({ browser, at }) => {
    const stills = () => count(browser, "#turn-winner .faro-still");
    const print = (/** @type {string} */ sign) => browser.run((/** @type {string} */ one) => window.dispatchEvent(new Event(one)), sign);
    await at("rules/the-turn/");
    await shows(browser, "#turn-winner button", /Back|Deal/);
    assert.equal(await stills(), 1, "one board to step through");
    await print("beforeprint");
    assert.equal(await stills(), 2, "before and after, side by side");
    await print("afterprint");
    assert.equal(await stills(), 1);
  },
  "a cheat spotted": async ({ browser, at }) => {
    await at("cheats/spot/");
    await there(browser, "faro-spot button");
    await browser.run(choose, "faro-spot select");
    await browser.press("faro-spot button", "Answer");
    await shows(browser, "faro-spot", /Right:|Wrong:|the deal is/);
    await browser.press("faro-spot button", "Lift the lid");
    await there(browser, "faro-spot .faro-lid");
  },
  "a cost reckoned": async ({ browser, at }) => {
    await at("rules/odds/calculator/");
    await shows(browser, "faro-calculator .faro-said", /a stake on the Queen costs 1\.98/);
    await browser.press("[data-rank=Q] label:has([value='3'])");
    await shows(browser, "faro-calculator .faro-said", /a stake on the Queen costs 1\.50/);
  },
  "a second visit, from the engine's memory": async (traveller) => {
    const { browser } = traveller;
    // It is listed before the last of it is written.
    const kept = () =>
      browser.run(async () => {
        if (!(await caches.has("faro-memory"))) return false;
        const cache = await caches.open("faro-memory");
        const [answer] = await cache.matchAll();
        const digest = answer && new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.arrayBuffer()));
        return Boolean(answer) && answer.headers.get("X-Digest") === digest?.join();
      });
    await sitDown(traveller);
    // A browser that does not say how much room there is keeps none, and starts as on the first visit.
    const keeps = await browser.run(async () => Boolean(await navigator.storage?.estimate?.()));
    if (keeps) await until(kept, "the memory kept");
    await sitDown(traveller);
    await deal(browser);
    await shows(browser, SAID, /^Soda is the /);
    assert.equal(Boolean(await kept()), keeps, "a memory that did not serve is dropped");
  },
  "what was read, without a network": async ({ browser, at, network }) => {
    await at("rules/the-turn/");
    await browser.run(() => navigator.serviceWorker?.ready.then(() => true));
    await at("rules/the-turn/");
    await until(() => browser.run(async () => Boolean(await caches.match(location.href))), "the page kept");
    await network(false);
    try {
      await at("rules/the-turn/");
      await shows(browser, "h1", /^The turn/);
    } finally {
      await network(true);
    }
  },
};
