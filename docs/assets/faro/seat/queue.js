/** What was pressed and not yet played: one press after the other, for each means what it means on the board that it finds. */

/** @typedef {import("./hands.js").Press} Press */

export class Queue {
  /** What waits, the earliest first. @type {Press[]} */
  presses = [];

  /** Until all are played. @type {Promise<void> | undefined} */
  #running;

  /** @param {() => boolean} canPlay @param {(press: Press) => Promise<boolean>} play tells whether the table has done it */
  constructor(canPlay, play) {
    this.canPlay = canPlay;
    this.play = play;
  }

  /** @param {Press} press */
  add(press) {
    this.presses.push(press);
  }

  /** Forget what has not been played. */
  clear() {
    for (const { settled } of this.presses.splice(0)) settled?.(false);
  }

  /** What was pressed, in words. */
  get names() {
    return this.presses.map(({ name }) => name);
  }

  /** Whether all that was pressed is done. */
  get isDone() {
    return !this.#running && !this.presses.length;
  }

  /** Play them all; whoever asks while they are played waits for the same end. @returns {Promise<void>} */
  async run() {
    const press = this.#running ? undefined : this.#next();
    if (press) this.#running = this.#playFrom(press);
    await this.#running;
  }

  /** @param {Press} first */
  async #playFrom(first) {
    try {
      for (let press = /** @type {Press | undefined} */ (first); press; press = this.#next()) {
        const isDone = await this.play(press);
        press.settled?.(isDone);
      }
    } finally {
      this.#running = undefined;
    }
  }

  #next() {
    return this.canPlay() ? this.presses.shift() : undefined;
  }
}
