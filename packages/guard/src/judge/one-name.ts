import type { Match } from '../match/find-phrases.ts';
import type { Role } from '../words/roles.ts';
import { ends } from './between.ts';
import type { Line } from './line.ts';

/** What says of which animal a meat is. */
export const meats: ReadonlySet<Role> = new Set<Role>(['animal', 'animalAdjective', 'seafood']);

/** What may stand between an animal and a name that it clears. */
const withinName: ReadonlySet<Role> = new Set<Role>([
  'howMade',
  'glue',
  'animal',
  'plant',
  'halal',
  'food',
  'imitationPlant',
  'perhapsImitation',
]);

const foods: ReadonlySet<Role> = new Set<Role>(['food', 'seafood', 'imitationPlant', 'perhapsImitation']);

/** With a meat before them they are a thing beside it: 'chicken mushroom bacon', 'beef shrimp ham'. */
export const afterMeat: ReadonlySet<Role> = new Set<Role>(['seafood', 'imitationPlant', 'perhapsImitation']);

// 'Turkey 95 % lean ham'; a number without it was another amount.
const isPercent = (units: Line['units'], at: number) =>
  units[at]?.token.text === '%' || units[at + 1]?.token.text === '%';

// 'Turkey smoked bacon' is of turkey; in 'turkey club bacon', 'vegan cheese ham sandwich' the names are two.
export function isOneName({ units, reading }: Line, { entry, to: from }: Match, to: number) {
  const isMeat = meats.has(entry.role);
  for (let at = from; at < to; ) {
    const here = reading.filter(word => word.from === at && word.to <= to);
    // 'Vegan potato bacon' is of potatoes, 'chicken potato bacon' of three things.
    const within = here.find(({ entry: { role } }) => withinName.has(role) && !(isMeat && foods.has(role)));
    const isOther =
      here.some(({ entry: { role } }) => role === 'notMeat' || (isMeat && foods.has(role))) &&
      within?.entry.role !== 'howMade';
    if (isMeat && isOther && !within) return false;
    if ((!within || isOther) && !units[at]?.token.isSolo && !isPercent(units, at)) return false;
    at = within?.to ?? at + 1;
  }
  return true;
}

/** Whether a meat stands before a word, or before the longer one that it is part of: of '三文鱼' the '鱼'. */
export const followsMeat = ({ units, reading }: Line, word: Match) =>
  reading.some(
    ({ entry, from, to }) =>
      afterMeat.has(entry.role) &&
      from <= word.from &&
      to >= word.to &&
      ((units[from]?.before ?? 0) & ends) === 0 &&
      reading.some(other => other.entry.role === 'animal' && other.to === from),
  );
