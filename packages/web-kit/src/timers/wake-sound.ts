let audio: AudioContext | undefined;

/** A page may make a sound once its visitor has pressed something in it, so this is called by a press. */
export function wakeSound(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  audio ??= new AudioContext();
  // Pending for as long as the browser does not allow it.
  if (audio.state !== 'running') void audio.resume();
  return audio;
}
