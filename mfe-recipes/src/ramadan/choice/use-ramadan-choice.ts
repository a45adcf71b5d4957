import { useState } from 'react';
import { readStored, writeStored } from '../../remembered/browser-storage.ts';
import { type RamadanChoice, readChoice } from './ramadan-choice.ts';

const key = 'ramadan';

export const storedChoice = (): RamadanChoice => readChoice(readStored('localStorage', key));

export function useRamadanChoice() {
  const [choice, setChoice] = useState(storedChoice);
  const [isKept, setKept] = useState(true);

  const change = (changed: Partial<RamadanChoice>) => {
    const next = { ...choice, ...changed };
    setChoice(next);
    setKept(writeStored('localStorage', key, next));
  };
  return { choice, change, isKept };
}
