const notes = [880, 1108.7, 880];
const noteSeconds = 0.28;

/** Three soft notes, and a shake where there is one; a browser that allows no sound shows the words alone. */
export async function ring() {
  navigator.vibrate?.([200, 100, 200]);
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  notes.forEach((frequency, place) => {
    const at = audio.currentTime + place * noteSeconds;
    const tone = new OscillatorNode(audio, { frequency });
    const volume = new GainNode(audio, { gain: 0.2 });
    volume.gain.exponentialRampToValueAtTime(0.001, at + noteSeconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + noteSeconds);
    if (place === notes.length - 1) tone.onended = () => void audio.close();
  });
}
