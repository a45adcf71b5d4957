import type { Match } from '../match/find-phrases.ts';
import { marks } from '../match/phrase-tree.ts';
import { gaps } from '../normalise/tokens.ts';
import type { Role } from '../words/roles.ts';
import { ends } from './between.ts';
import { type Line, type Named, startingAt } from './line.ts';

/** Words from a negation to one that says of how much of a thing it speaks: 'do not pour in all the wine'. */
const farthestWhole = 3;
/** Words before a negation that say when: 'пока не добавляйте вино'. */
const farthestBefore = 2;

/** Whether a negation says how, when or how much of a thing to use, and not to leave it out. */
export function isKept(line: Line, cue: Match): boolean {
  if (cue.entry.marks & marks.ofAll) return isOfDish(line, cue);
  if (!isOfVerbs(line, cue)) return false;
  return isWhole(line, cue) || isNotYet(line, cue);
}

// 'Mix everything except the wine': it comes later. 'I eat everything except pork' asks.
function isOfDish({ reading }: Line, { from, to }: Match) {
  if (reading.some(({ entry }) => entry.role === 'asking')) return false;
  return reading.some(
    ({ entry, from: at }) => entry.role === 'everything' && (at < from || at >= to || at === from),
  );
}

// 'Don't add the wine yet', 'no añada el vino hasta el final'.
function isNotYet({ units, reading }: Line, { from, to }: Match) {
  let end = to;
  while (end < units.length && ((units[end]?.before ?? 0) & (gaps.stop | gaps.comma | gaps.close)) === 0)
    end++;
  return reading.some(
    ({ entry, from: at }) => entry.role === 'notYet' && at >= from - farthestBefore && at < end,
  );
}

// 'Do not pour in all the wine'; behind its thing the negation has it before: 'सारी शराब मत डालें'.
const isWhole = (line: Line, { entry, from, to }: Match) =>
  entry.role === 'without'
    ? isWithin(line, 'wholly', to, to + farthestWhole)
    : isWithin(line, 'wholly', from - farthestWhole, from);

const isWithin = ({ reading }: Line, role: Role, from: number, to: number) =>
  reading.some(word => word.entry.role === role && word.from >= from && word.from < to);

/** Negations that verbs follow, as they begin longer ones: 'do not add', 'jangan masukkan'. */
const beginnings = new Set(
  'do does dont doesnt never not will wont no nao non ne nunca nicht niet jangan tidak не нe nie nu inte ikke لا'.split(
    ' ',
  ),
);

function isOfVerbs({ units }: Line, { entry, from }: Match) {
  if (entry.role === 'withoutAfter' || entry.marks & marks.ofVerb) return true;
  const first = units[from]?.token.text ?? '';
  return beginnings.has(first) && (entry.language.code !== 'en' || first !== 'no');
}

/** Whether a negation that must stand at the end of its sentence with its thing does not: 'hold the ham with a fork'. */
export function goesOn(line: Line, cue: Match, hits: readonly Named[]): boolean {
  if (!(cue.entry.marks & marks.needsEnd)) return false;
  const to = Math.max(...hits.map(hit => hit.to));
  const next = line.units[to];
  if (!next || next.before & ends || next.token.text === 'please') return false;
  return startingAt(line.reading, to, 'join') === undefined;
}

/** Whether a negation is about what befalls a thing, which is then in the pan: 'avoid the bacon sticking', '避免培根粘锅'. */
export function isAboutFate({ units, reading }: Line, hits: readonly Named[]): boolean {
  const to = Math.max(...hits.map(hit => hit.to));
  return ((units[to]?.before ?? 0) & ends) === 0 && startingAt(reading, to, 'befalls') !== undefined;
}

/** What goes on about the wish itself: 'leave the bacon out, please', 'leave the bacon out if you can'. */
const ofTheWish = new Set(
  'please if because since as so entirely completely altogether this when where'.split(' '),
);
/** Words between 'out of' and the dish: 'out of the chicken salad'. */
const farthestDish = 4;

/**
 * Whether what is left out only lies somewhere: 'leave the bacon out on a rack', 'keep the ham out of the cooler'. It is in no dish where
 * the sentence ends, or where it is left out of something to eat.
 */
export function isLeftThere(line: Line, { entry, to }: Match): boolean {
  const { units, reading } = line;
  const [next, after] = [units[to], units[to + 1]];
  if (entry.language.code !== 'en' || !next || next.before & ends) return false;
  const word = next.token.text;
  if (word === 'of') return !isWithin(line, 'leftOutOf', to + 1, to + 1 + farthestDish);
  if (word === 'for')
    return /^(?:\d.*|an?|about|around|half|one|two|several|some|up)$/.test(after?.token.text ?? '');
  return !ofTheWish.has(word) && startingAt(reading, to, 'join') === undefined;
}
