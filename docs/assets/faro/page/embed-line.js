/** The line that shows a board on another site, to be copied. */

const EMBED = new URL("../../../embed/", import.meta.url);
const HIGH = 720; // pixels, as farodocs/make/embeds.py has it

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** @param {string} board an example's id, or `deal/#p=` and the code of a link @param {string} title */
export function embedLine(board, title) {
  const address = new URL(board.includes("#") ? board : `${board}/`, EMBED).href;
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="${HIGH}" loading="lazy"></iframe>`;
}
