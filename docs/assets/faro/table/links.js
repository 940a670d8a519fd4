/** Links that hold a whole position: one is made of the deal on the table, or laid on it. */

import { engine } from "../engine/engine.js";
import { embedLine } from "../page/embed-line.js";
import { button, element, partOf } from "../page/elements.js";
import { copy } from "./hand-out.js";
import { isPlayed, newDeal, resumeDeal } from "./kept-deals.js";
import { codeOf } from "../page/link-code.js";

/** @typedef {import("./table.js").Table} Table */

const WHOLE = "The link is copied; it holds the whole position.";
const ALONE = "The link is copied; it holds the last deal alone, with the checks that everybody had.";
const TOO_LONG = "The evening is too long for a link.";
const OWN = "Your own deal lies on the table.";
const FRESH = "A fresh table is laid.";

/** @param {Table} table @param {HTMLElement} pressed */
export async function share(table, pressed) {
  const { deal, notices } = table;
  if (!deal) return;
  const { code, deals, position, picture, error, say } = await table.ask({ do: "share", log: deal.log, seed: deal.seed });
  if (error?.code === "bad-link") await shareDeal(table, pressed, TOO_LONG);
  else if (error) notices.tell({ say, isRefused: true }, pressed);
  else await handOut(table, pressed, { code, position, picture }, WHOLE, deals > 1);
}

/** Of a whole evening the last deal. @param {Table} table @param {HTMLElement} pressed @param {string} [why] */
export async function shareDeal(table, pressed, why = "") {
  const { deal, notices } = table;
  if (!deal) return;
  const { code, position, picture, error, say } = await table.ask({ do: "share", log: deal.log, seed: deal.seed, alone: true });
  if (error) notices.tell({ say: `${why} ${say}`.trim(), isRefused: true }, pressed);
  else await handOut(table, pressed, { code, position, picture }, `${why} ${ALONE}`.trim(), false);
}

/**
 * Show a link and copy it.
 * @param {Table} table @param {HTMLElement} pressed @param {{code: string, position: string, picture: string}} shared @param {string} sentence
 * @param {boolean} isOfMany whether a single deal could be shared instead
 */
async function handOut({ link, notices, sharing }, pressed, { code, position, picture }, sentence, isOfMany) {
  furnish(link, sharing);
  const address = partOf(link, "input", HTMLInputElement);
  link.dataset.picture = picture;
  partOf(link, "#table-position", HTMLInputElement).value = position;
  partOf(link, "#table-embed", HTMLInputElement).value = embedLine(`deal/#p=${code}`, "A deal of Faro");
  link.hidden = false;
  partOf(link, '[data-tool="share-deal"]').hidden = !isOfMany;
  address.value = new URL(`#p=${code}`, location.href).href;
  address.select();
  notices.tell(await copy(address.value, sentence), pressed);
}

/** What stands beside a link, once there is one. @param {HTMLElement} link @param {HTMLElement} sharing what is pressed for it */
function furnish(link, sharing) {
  if (link.firstChild) return;
  const close = () => {
    link.hidden = true;
    sharing.focus();
  };
  link.addEventListener("keydown", ({ key }) => key === "Escape" && close());
  link.append(
    field("link", "Link to this position"),
    tool("share-deal", "The last deal alone"),
    tool("save-svg", "Save as SVG"),
    tool("save-png", "Save as PNG"),
    field("position", "In one line"),
    tool("copy-position", "Copy the line"),
    field("embed", "Embed"),
    tool("copy-embed", "Copy for a page"),
    button("Close", "", close),
  );
}

/** A text to be copied, with its label. @param {string} name @param {string} label */
function field(name, label) {
  const text = element("input", "");
  text.id = `table-${name}`;
  text.setAttribute("readonly", "");
  const called = element("label", "", label);
  called.append(" ", text);
  return called;
}

/** A press that faro-table.js heeds. @param {string} name @param {string} label */
function tool(name, label) {
  const press = element("button", "", label);
  press.type = "button";
  press.dataset.tool = name;
  return press;
}

/** @param {Table} table @param {string} hash of the address @returns {Promise<boolean>} whether it held a position that could be opened, or said what it was */
export async function openLink(table, hash) {
  const { notices, empty } = table;
  const code = codeOf(hash);
  if (code === undefined) return false;
  notices.show("The position of the link is laid as soon as the engine is here.");
  const { log, seed, changed, error, say } = await table.ask({ do: "open", code });
  if (engine.state === "failed") {
    notices.show("Without the engine the link could not be opened: load the page again.");
    return false;
  }
  if (changed || !error) history.replaceState(history.state, "", location.pathname + location.search);
  if (error && !changed) {
    await layOwn(table, say);
    return true;
  }
  await newDeal();
  if (changed) await table.readOnly({ base: log, log, seed }, say);
  else table.sit({ base: empty, log, seed });
  return true;
}

/** What a link should have laid cannot be: the reader's own deal lies where it lay. @param {Table} table @param {string} why */
async function layOwn(table, why) {
  const own = table.deal ?? (await table.whileHere(resumeDeal()));
  const isRefused = true;
  if (table.reading) table.notices.tell({ say: why, isRefused });
  else table.sit(own, { say: `${why} ${own && isPlayed(own) ? OWN : FRESH}`, isRefused });
}
