/** What was pressed and not yet played: one press after the other, for each means what it means on the board that it finds. */

/** @typedef {import("./hands.js").Press} Press */

export class Queue {
  /** @type {Press[]} */
  #presses = [];

  /** Whether a press is being played. */
  isPlaying = false;

  /** @param {() => boolean} canPlay @param {(press: Press) => Promise<void>} play */
  constructor(canPlay, play) {
    this.canPlay = canPlay;
    this.play = play;
  }

  /** @param {Press} press */
  add(press) {
    this.#presses.push(press);
  }

  /** Forget what has not been played. */
  clear() {
    this.#presses = [];
  }

  /** What was pressed, in words. */
  get names() {
    return this.#presses.map(({ name }) => name);
  }

  /** Play them all. */
  async run() {
    if (this.isPlaying) return;
    this.isPlaying = true;
    for (let press = this.#next(); press; press = this.#next()) await this.play(press);
    this.isPlaying = false;
  }

  #next() {
    return this.canPlay() ? this.#presses.shift() : undefined;
  }
}
