import type { Match } from '../match/find-phrases.ts';
import { ends, isApart, isGlue, isPunctuated } from './between.ts';
import { type Line, type Named, overlaps } from './line.ts';

/**
 * Whether a word for an animal beside a name of cured pork is of no meat: in 'goat cheese bacon tart' the goat's is the cheese, in
 * 'tyúktojás' the hen's are the eggs. It then says nothing of the bacon.
 */
export function isNoMeat(line: Line, word: Match, named: Named): boolean {
  const animal = wholeAnimal(line, word);
  return line.reading.some(
    ({ entry, from, to }) =>
      entry.role === 'notMeat' &&
      (!overlaps({ ...word, from, to }, named) || isItsCheese(line, from, to, animal, named)) &&
      !isBeyond(from, animal, named) &&
      (isItsCheese(line, from, to, animal, named) ||
        isBetween(from, to, animal, named) ||
        isOfAnimal(line, from, to, animal)),
  );
}

// 'Ziegen Käse Schinken': what begins the name may as well be of the animal before it; while '닭가슴살 치즈햄' is one thing of chicken.
const isItsCheese = ({ units }: Line, from: number, to: number, animal: Match, named: Named) =>
  named.kind !== 'sausage' &&
  animal.to === from &&
  named.from === from &&
  to < named.to &&
  (units[to]?.before ?? 0) !== 0;

// Korean '소' is the cow of '소고기', and what follows it follows both.
function wholeAnimal({ reading }: Line, word: Match): Match {
  return reading.reduce(
    (longest, other) =>
      other.entry.role === word.entry.role && other.from <= longest.from && other.to >= longest.to
        ? other
        : longest,
    word,
  );
}

// 'Beef bacon cheese burger': the cheese is behind both.
const isBeyond = (from: number, animal: Match, named: Named) => animal.to <= named.from && from >= named.to;

function isBetween(from: number, to: number, animal: Match, named: Named) {
  if (animal.to <= named.from) return from >= animal.to && to <= named.from;
  return from >= named.to && to <= animal.from;
}

/** Languages that say of what a thing is behind it alone, while Slavic ones also say 'козий сыр'. */
const alwaysBehind: ReadonlySet<string> = new Set(['ar', 'ro', 'tl']);

/** Words between an animal and what is of it: 'chicken bone broth', 'duck salted egg'. */
const farthest = 2;

// 'goat cheese', 'queso de cabra', 'telur bebek'; while of 'cheese turkey ham' only the ham is the turkey's.
function isOfAnimal(line: Line, from: number, to: number, animal: Match) {
  const { code, isNounFirst, isOfAfter } = animal.entry.language;
  if (from >= animal.to) {
    if (from - animal.to > farthest || isApart(line, animal.to, from, ends)) return false;
    return (isGlue(line, animal.to, from) && from > animal.to) || !(isOfAfter || alwaysBehind.has(code));
  }
  if (to > animal.from || isPunctuated(line, to, animal.from)) return false;
  if (to === animal.from) return isNounFirst;
  return (isNounFirst || isOfAfter) && isGlue(line, to, animal.from);
}
