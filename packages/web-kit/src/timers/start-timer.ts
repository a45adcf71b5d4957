import type { Timer } from './timer.ts';
import { readTimersText, writeTimers } from './timer-storage.ts';
import { wakeSound } from './wake-sound.ts';

interface NewTimer {
  name: string;
  about: string;
  /** The path to come back to, search part included. */
  link: string;
  minutes: number;
}

/** Called by a press: only then may a page make a sound later on. */
export function startTimer({ minutes, ...timer }: NewTimer) {
  const milliseconds = minutes * 60_000;
  const started: Timer = {
    ...timer,
    id: crypto.randomUUID(),
    milliseconds,
    endsAt: Date.now() + milliseconds,
    pausedWith: null,
    hasRung: false,
  };
  writeTimers([...storedTimers(), started]);
  wakeSound();
}

/** Another program's, or an older version's, is nothing to add to. */
function storedTimers(): unknown[] {
  try {
    const stored: unknown = JSON.parse(readTimersText());
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
