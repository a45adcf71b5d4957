import { effectTexts } from './effect-texts.ts';
import { insteadTexts } from './instead-texts.ts';

export const knownSubstitutes = (): ReadonlyMap<string, string> =>
  new Map([...Object.entries(insteadTexts()), ...Object.entries(effectTexts())]);
