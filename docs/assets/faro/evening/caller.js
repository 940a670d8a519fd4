/**
 * The caller speaks each turn in the browser's own voice, and the screen stays on. Both are off until they are asked for, and
 * the screen is given back when the page is left.
 */

/** Whether the browser has a voice. */
export const hasVoice = "speechSynthesis" in globalThis;

export class Caller {
  #speaks = false;

  /** @param {boolean} speaks */
  turn(speaks) {
    this.#speaks = speaks;
    if (!speaks && hasVoice) speechSynthesis.cancel();
  }

  /** Speak a sentence, in the stead of one that is not done. @param {string} sentence */
  call(sentence) {
    if (!this.#speaks) return;
    speechSynthesis.cancel();
    const spoken = new SpeechSynthesisUtterance(sentence);
    spoken.lang = "en";
    speechSynthesis.speak(spoken);
  }
}

/** Whether the browser can keep its screen on. */
export const canStayOn = "wakeLock" in navigator;

export class Awake {
  /** @type {WakeLockSentinel | null} */
  #lock = null;
  #isWanted = false;

  /** What has been asked for and has not come: a second press waits for the same. @type {Promise<WakeLockSentinel | null> | undefined} */
  #asked;

  /** A browser takes the lock from a page that is hidden; one that is seen again asks anew. */
  #askAgain = () => this.#ask();

  /** @param {boolean} isWanted @returns {Promise<boolean>} whether the screen stays on */
  async turn(isWanted) {
    this.#isWanted = isWanted;
    document[isWanted ? "addEventListener" : "removeEventListener"]("visibilitychange", this.#askAgain);
    await (isWanted ? this.#ask() : this.#lock?.release());
    return Boolean(this.#lock);
  }

  async #ask() {
    if (!this.#isWanted || this.#lock || document.visibilityState !== "visible") return;
    this.#asked ??= navigator.wakeLock.request("screen").catch(() => null);
    const lock = await this.#asked;
    this.#asked = undefined;
    this.#lock = lock;
    lock?.addEventListener("release", () => (this.#lock = null));
    if (!this.#isWanted) await lock?.release(); // not wanted any more when it came
  }
}
