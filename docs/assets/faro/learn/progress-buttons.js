/** The buttons by which a reader saves what he has learned as a file, and takes a file in. */

import { button, element } from "../page/elements.js";
import { save } from "../page/save-file.js";
import { refuse, say } from "../page/speech.js";
import { takenIn, written } from "./progress-file.js";

export class ProgressButtons {
  /** @param {() => void} taken what is done when a file has been taken in */
  constructor(taken) {
    this.save = button("Save as a file", "faro-press faro-save", () => {
      save(written(), "faro-learned.json", "application/json");
      say("Saved: what you have learned is in the file faro-learned.json.");
    });
    const input = document.createElement("input");
    Object.assign(input, { type: "file", accept: ".json,application/json", hidden: true, ariaLabel: "The file" });
    input.addEventListener("change", async () => {
      const [file] = input.files ?? [];
      if (!file) return;
      try {
        say(takenIn(await file.text()));
        taken();
      } catch (error) {
        refuse(/** @type {Error} */ (error).message);
      }
      input.value = "";
    });
    this.take = element("span", "faro-take");
    this.take.append(button("Load a saved file", "faro-press faro-take-in", () => input.click()), input);
  }
}
