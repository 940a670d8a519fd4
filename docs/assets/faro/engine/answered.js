/** An answer in any case, for whoever says what went wrong as he says what was refused. */

import { engine } from "./engine.js";

/** @typedef {import("./answers.js").Answers} Answers */

/**
 * The engine's answer; where there is none, one that like a refusal has `say` and `error` and nothing else to go by.
 * @template {keyof Answers} Door
 * @param {import("./engine.js").Request<Door>} request @returns {Promise<Answers[Door]>}
 */
export async function answered(request) {
  try {
    return await engine.ask(request);
  } catch (error) {
    const say = engine.state === "failed" ? "The engine could not load." : /** @type {Error} */ (error).message;
    const refusal = { say, error: { code: "engine-failed", sentence: say, hint: "", line: null, column: null, meant: "" } };
    return /** @type {Answers[Door]} */ (/** @type {unknown} */ (refusal));
  }
}
