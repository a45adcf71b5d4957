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

const asked = 'sufra:asked-to-notify';

/** Called by a press: only then may a page ask for notifications, and make a sound later on. */
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
  askOnce();
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

/** A visitor who closed the browser's question has answered it. */
function askOnce() {
  if (typeof Notification === 'undefined' || Notification.permission !== 'default') return;
  try {
    if (localStorage.getItem(asked) !== null) return;
    localStorage.setItem(asked, 'yes');
  } catch {
    return; // where the answer cannot be remembered the question would come each time
  }
  void Notification.requestPermission();
}
