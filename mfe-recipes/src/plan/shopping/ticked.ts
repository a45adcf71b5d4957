import { whenMemberLeaves } from '@sufra/web-kit';
import { useState } from 'react';
import { readStored, writeStored } from '../../remembered/browser-storage.ts';

const storageKey = 'sufra:shopping';

function read(): string[] {
  const stored = readStored('localStorage', storageKey);
  return Array.isArray(stored) ? stored.filter(each => typeof each === 'string') : [];
}

const write = (ticked: string[]) => writeStored('localStorage', storageKey, ticked);

/** What is in the basket already; the phone that goes to the shop may sleep and reload. */
export function useTicked() {
  const [ticked, setTicked] = useState(read);
  const set = (next: string[]) => {
    write(next);
    setTicked(next);
  };
  return {
    ticked,
    toggle: (key: string) =>
      set(ticked.includes(key) ? ticked.filter(each => each !== key) : [...ticked, key]),
    untickAll: () => set([]),
  };
}

whenMemberLeaves(() => write([]));
