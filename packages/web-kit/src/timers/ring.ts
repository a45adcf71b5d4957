import { wakeSound } from './wake-sound.ts';

const notes = [880, 1108.7, 880];
const noteSeconds = 0.28;
const rounds = [0, 1.6, 3.2];

/** Three soft notes, three times, and a shake where there is one; a browser that allows no sound shows the words alone. */
export function ring() {
  navigator.vibrate?.([200, 100, 200]);
  const audio = wakeSound();
  if (!audio) return;
  for (const round of rounds) {
    notes.forEach((frequency, place) => {
      const at = audio.currentTime + round + place * noteSeconds;
      const tone = new OscillatorNode(audio, { frequency });
      const volume = new GainNode(audio, { gain: 0.2 });
      volume.gain.setValueAtTime(0.2, at);
      volume.gain.exponentialRampToValueAtTime(0.001, at + noteSeconds);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + noteSeconds);
    });
  }
}
