/** The list of the keys of a seat, with the switch that turns them off. One for the page. */

import { button, element, partOf } from "../page/elements.js";
import { Switch } from "../storage/storage.js";

/** What a key does; the first of each pair is the key. */
const LIST = [
  ["← ↑ → ↓, Home, End", "Move over the layout"],
  ["A 2 to 9, 0 for the Ten, J Q K", "Go to a card"],
  ["Enter or Space", "Bet on the card"],
  ["Backspace, or Shift and Enter", "Take the bet down"],
  ["C", "Copper the bet, or take the copper off"],
  ["B", "Bar the bet, or let it go again"],
  ["H", "Half of the bet goes, or all of it again"],
  ["I, or the menu key", "What can be done with the bet that lies there"],
  ["G", "Go to the places between the cards; Escape goes back"],
  ["W", "What the place in hand takes in, pays and costs"],
  ["X", "String this card with others, or heel it; pressed again, what can be done with them"],
  ["M", "The bets that take in this card"],
  ["+ and −", "A larger or a smaller check"],
  ["D", "Deal"],
  ["E", "Deal on to the last turn; your bets lie as they are"],
  ["R", "Pass the seat on, where several play at one screen"],
  ["O", "Go to the orders of the last three cards, to call one"],
  ["U", "Undo"],
  ["L", "Say the last answer again; pressed again, every bet of yours that it decided"],
  ["Y", "Read the case-keeper out: what is left; pressed again, what fell"],
  ["T", "Read your bets out"],
  ["$", "Say what you hold and what lies"],
  ["?", "This list"],
];

/** Whether letters, figures and signs work as keys. */
export const signs = new Switch("faro-keys");

export class KeysDialog {
  /** @type {HTMLDialogElement | undefined} */
  static dialog;

  static open() {
    this.dialog ??= this.make();
    partOf(this.dialog, "input", HTMLInputElement).checked = signs.isOn;
    document.body.append(this.dialog);
    this.dialog.showModal();
  }

  static make() {
    const dialog = element("dialog", "faro-dialog md-typeset");
    dialog.setAttribute("aria-labelledby", "faro-keys-title");
    dialog.innerHTML =
      `<h2 id="faro-keys-title" tabindex="-1" autofocus>Keys at the table</h2>` +
      `<p>They work while the focus is on the board or its buttons.</p>` +
      `<dl>${LIST.map(([key, what]) => `<div><dt>${key}</dt><dd>${what}</dd></div>`).join("")}</dl>` +
      `<p><label><input type="checkbox"> Letters, figures and signs work as keys</label></p>`;
    const box = partOf(dialog, "input", HTMLInputElement);
    box.addEventListener("change", () => signs.turn(box.checked));
    dialog.append(button("Close", "faro-close", () => dialog.close()));
    return dialog;
  }
}
