import { judge } from '../judge-text.ts';
import type { Mention } from '../mentions/mentions.ts';
import { familyOf } from './family-of.ts';
import { nameOfUse } from './uses.ts';

/** What may be used instead: its name in the recipe's language, how much of it for one of the original, what it does to the dish. */
export type Swap = { use: string; ratio: string; effect: string };

/** The swaps for what was named, the best first; none is forbidden itself. */
export function swapsFor(mention: Mention, language: string): Swap[] {
  const family = familyOf(mention);
  if (!family) return [];
  return family.swaps
    .map(({ use, ratio, effect }) => ({ use: nameFor(use, mention, language), ratio, effect }))
    .filter(({ use }, at, all) => all.findIndex(other => other.use === use) === at)
    .filter(({ use }) => judge(use, { language }).verdict !== 'haram');
}

// The same thing with a certificate is called as the recipe calls it.
const nameFor = (use: string, { words }: Mention, language: string) =>
  use.startsWith('certified') ? `${words} (${nameOfUse(use, language)})` : nameOfUse(use, language);
