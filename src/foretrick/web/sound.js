/** Soft sounds, synthesised on the spot and off unless the player turns them on. */
import { prefs } from "./store.js";

/** @type {AudioContext|null} */
let context = null;

/** @returns {AudioContext|null} */
function audio() {
  if (!prefs.value.sound) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A card laid on cloth: a short breath of filtered noise. */
export function cardSound() {
  const out = audio();
  if (!out) return;
  const length = Math.floor(out.sampleRate * 0.09);
  const buffer = out.createBuffer(1, length, out.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = out.createBufferSource();
  const filter = out.createBiquadFilter();
  const gain = out.createGain();
  filter.type = "bandpass";
  filter.frequency.value = 1700;
  filter.Q.value = 0.7;
  gain.gain.value = 0.16;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(out.destination);
  source.start();
}

/** Your turn: two quiet notes. */
export function turnSound() {
  const out = audio();
  if (!out) return;
  [523.25, 659.25].forEach((pitch, place) => {
    const tone = out.createOscillator();
    const gain = out.createGain();
    const start = out.currentTime + place * 0.11;
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(0.07, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0005, start + 0.35);
    tone.connect(gain).connect(out.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  });
}
