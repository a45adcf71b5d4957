import { changesBetween } from './changes-between.ts';
import { plainName } from './plain-name.ts';
import type { ListedTown } from './town.ts';

const most = 8;
const longestAsked = 60;

const ranks = [
  (spelling: string, asked: string) => spelling === asked,
  (spelling: string, asked: string) => spelling.startsWith(asked),
  (spelling: string, asked: string) => spelling.includes(` ${asked}`),
];

/** Towns that are called so, the largest first; where none is, those whose names are the nearest. Nothing only for nothing. */
export function findTowns(towns: readonly ListedTown[], words: string): ListedTown[] {
  const asked = plainName(words.slice(0, longestAsked));
  if (asked === '') return [];
  const byRank: ListedTown[][] = ranks.map(() => []);
  for (const town of towns) {
    const rank = ranks.findIndex(fits => town.spellings.some(spelling => fits(spelling, asked)));
    byRank[rank]?.push(town);
  }
  const found = byRank.flat().slice(0, most);
  return found.length > 0 ? found : nearestByName(towns, asked);
}

// Names of another length are further away than those that are looked through, but for a name of letters that no town has.
const lengthApart = 2;

function nearestByName(towns: readonly ListedTown[], asked: string): ListedTown[] {
  const apart = (town: ListedTown) =>
    Math.min(...town.spellings.map(spelling => changesBetween(spelling, asked)));
  const alike = towns.filter(({ spellings }) =>
    spellings.some(({ length }) => Math.abs(length - asked.length) <= lengthApart),
  );
  return (alike.length >= most ? alike : towns)
    .map(town => ({ town, changes: apart(town) }))
    .sort((a, b) => a.changes - b.changes)
    .slice(0, most)
    .map(({ town }) => town);
}
