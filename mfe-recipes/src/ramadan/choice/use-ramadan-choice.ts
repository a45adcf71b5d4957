import { useMemo, useState } from 'react';
import { readStored, writeStored } from '../../remembered/browser-storage.ts';
import { announcedMonths } from '../announced/announced-months.ts';
import { useAnnouncedMonths } from '../announced/use-announced-months.ts';
import { choiceKey } from './followed-moon.ts';
import { type RamadanChoice, readChoice } from './ramadan-choice.ts';

const storedChoice = () => readChoice(readStored('localStorage', choiceKey));

/** Outside of what is shown: by what this browser has heard announced last. */
export const choiceNow = (): RamadanChoice => ({ ...storedChoice(), announced: announcedMonths() });

/** What was chosen when the page was opened, with what is announced by now. */
export function useStoredChoice(isShown = true): RamadanChoice {
  const [choice] = useState(storedChoice);
  const announced = useAnnouncedMonths(isShown);
  return useMemo(() => ({ ...choice, announced }), [choice, announced]);
}

export function useRamadanChoice() {
  const [chosen, setChosen] = useState(storedChoice);
  const [isKept, setKept] = useState(true);
  const announced = useAnnouncedMonths();
  const choice: RamadanChoice = useMemo(() => ({ ...chosen, announced }), [chosen, announced]);

  const change = (changed: Partial<RamadanChoice>) => {
    const next = { ...chosen, ...changed };
    setChosen(next);
    setKept(writeStored('localStorage', choiceKey, next));
  };
  return { choice, change, isKept };
}
