import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../remembered/browser-storage.ts';

export interface Progress {
  servings: number;
  /** The places of the ingredients that are ready. */
  ticked: number[];
}

export const fewestServings = 1;
export const maxServings = 50;

const isServings = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= fewestServings && Number(value) <= maxServings;

function read(key: string, servings: number): Progress {
  const stored = readStored('sessionStorage', key) as Partial<Progress> | undefined; // a parsed edge
  return {
    servings: isServings(stored?.servings) ? stored.servings : servings,
    ticked: Array.isArray(stored?.ticked) ? stored.ticked.filter(Number.isInteger) : [],
  };
}

/** How far a cook is with a recipe; a reload in the middle of it loses nothing, and the end of the visit forgets it. */
export function useProgress(recipeKey: string, writtenServings: number) {
  const key = `sufra:cooking:${recipeKey}`;
  const [progress, setProgress] = useState(() => read(key, writtenServings));

  useEffect(() => {
    writeStored('sessionStorage', key, progress);
  }, [key, progress]);

  return {
    ...progress,
    setServings: (servings: number) =>
      setProgress(now => (isServings(servings) ? { ...now, servings } : now)),
    toggle: (place: number) =>
      setProgress(now => ({
        ...now,
        ticked: now.ticked.includes(place)
          ? now.ticked.filter(each => each !== place)
          : [...now.ticked, place],
      })),
  };
}
