import type { Units } from '@sufra/amounts/units.ts';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../remembered/browser-storage.ts';

const key = 'sufra:units';
const changed = 'sufra:units-changed';
// For browsers that remember nothing: at least as long as the page is open.
let chosenHere: Units | undefined;

function read(): Units {
  const stored = readStored('localStorage', key) ?? chosenHere;
  return stored === 'imperial' ? 'imperial' : 'metric';
}

function subscribe(listener: () => void) {
  addEventListener(changed, listener);
  addEventListener('storage', listener); // chosen in another tab
  return () => {
    removeEventListener(changed, listener);
    removeEventListener('storage', listener);
  };
}

export function chooseUnits(units: Units) {
  chosenHere = writeStored('localStorage', key, units) ? undefined : units;
  dispatchEvent(new Event(changed));
}

/** The units that this reader cooks in: metric unless chosen otherwise, on every recipe and in every tab. */
export const useUnits = () => useSyncExternalStore<Units>(subscribe, read, () => 'metric');
