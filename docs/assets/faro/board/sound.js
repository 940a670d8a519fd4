/** Cards and checks as they sound, made as they are wanted, and felt where the machine can shake. */

/** @typedef {import("./beats.js").Cue} Cue */

const CARD = 0.04; // seconds
const CHECK = 0.03;
const BETWEEN = 0.07; // of the two checks of a win
const LAID = 10; // ms that it shakes
const WON = 20;

/** @type {AudioContext | undefined} */
let context;

/** @param {Cue[]} cues */
export function hear(cues) {
  context ??= new AudioContext();
  context.resume();
  const now = context.currentTime;
  for (const { at, what, mine } of cues) {
    const when = now + at / 1000;
    if (what === "card") rustle(context, when);
    else click(context, when);
    if (what === "win") click(context, when + BETWEEN);
    if (what === "win" || mine) navigator.vibrate?.(what === "win" ? WON : LAID);
  }
}

/** A card on cloth: a breath of noise that dies away. @param {AudioContext} audio @param {number} when */
function rustle(audio, when) {
  const noise = audio.createBuffer(1, Math.ceil(CARD * audio.sampleRate), audio.sampleRate);
  const heights = noise.getChannelData(0);
  for (const at of heights.keys()) heights[at] = (Math.random() * 2 - 1) * (1 - at / heights.length) ** 2;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = 2400;
  source.connect(band).connect(loudness(audio, when, CARD, 0.35));
  source.start(when);
}

/** A check on another: a short high tone. @param {AudioContext} audio @param {number} when */
function click(audio, when) {
  const tone = audio.createOscillator();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(2100, when);
  tone.frequency.exponentialRampToValueAtTime(1400, when + CHECK);
  tone.connect(loudness(audio, when, CHECK, 0.25));
  tone.start(when);
  tone.stop(when + CHECK);
}

/** How loud it is, and that it dies away. @param {AudioContext} audio @param {number} when @param {number} lasts @param {number} most */
function loudness(audio, when, lasts, most) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(most, when);
  gain.gain.exponentialRampToValueAtTime(0.001, when + lasts);
  gain.connect(audio.destination);
  return gain;
}
