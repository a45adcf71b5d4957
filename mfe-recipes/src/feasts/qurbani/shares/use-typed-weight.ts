import type { Units } from '@sufra/amounts/units.ts';
import { useState } from 'react';
import { formatNumber, inUnits, readWeight } from './weights.ts';

/** A weight as it is typed, or a usual one until then; in other units it is the same weight. */
export function useTypedWeight(units: Units, usualKilograms: number) {
  const [typed, setTyped] = useState<{ words: string; units: Units }>();
  const words = typed ? wordsIn(units, typed) : formatNumber(Math.round(inUnits(usualKilograms, units)));
  return {
    words,
    weight: readWeight(words),
    type: (next: string) => setTyped({ words: next, units }),
    forget: () => setTyped(undefined),
  };
}

function wordsIn(units: Units, typed: { words: string; units: Units }) {
  const weight = readWeight(typed.words);
  if (weight === undefined || units === typed.units) return typed.words;
  return formatNumber(units === 'imperial' ? inUnits(weight, units) : weight / inUnits(1, 'imperial'));
}
