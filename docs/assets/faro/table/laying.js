/** A deal that the reader has written or pasted is laid on the full table. */

import { newDeal } from "./kept-deals.js";
import { lineIn, saidOfLine } from "./wrong-line.js";

/** @param {import("./table.js").Table} table @param {HTMLElement} pressed */
export async function lay(table, pressed) {
  const { notices, panels } = table;
  const text = panels.log.value;
  if (!text.replace(/#.*/g, "").trim()) {
    notices.tell({ say: "There is no deal in the field.", isRefused: true }, pressed);
    return;
  }
  const { log, changed, error, say } = await table.ask({ do: "open_saved", log: text });
  if (error) {
    // Nothing is laid, and the wrong line is marked in the field.
    if (error.line) panels.log.focus();
    if (error.line) panels.log.setSelectionRange(...lineIn(text, error.line));
    notices.tell({ say: error.line ? saidOfLine(say, error) : say, isRefused: true }, pressed);
    return;
  }
  panels.follow(text);
  if (changed) {
    await table.readOnly(table.dealt(log), say);
    return;
  }
  await newDeal();
  table.sit({ ...table.dealt(table.empty), log });
}
