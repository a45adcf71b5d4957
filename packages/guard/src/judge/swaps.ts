import type { Match } from '../match/find-phrases.ts';
import { marks } from '../match/phrase-tree.ts';
import { gaps } from '../normalise/tokens.ts';
import type { Role } from '../words/roles.ts';
import { apart, isClosed } from './between.ts';
import { takeOutAfter, takeOutBefore } from './exclude.ts';
import { isLeftThere } from './kept.ts';
import { type Line, startingAt } from './line.ts';

export function takeOutUntilPivot(line: Line, cue: Match) {
  const pivot = pivotAfter(line, cue.to, ['replaceBy', 'substituteFor']);
  if (cue.entry.marks & marks.needsPivot && !(pivot && isExchangedFor(line, cue, pivot))) return;
  const by = cue.entry.language.code === 'ar' ? prefixedPivot(line, cue.to) : undefined;
  const end = pivot?.from ?? by;
  // 'Replace the husks and soak them in wine': without a pivot only what stands beside it goes.
  if (end === undefined) takeOutAfter(line, cue, 4, false);
  else takeOutBetween(line, cue.to, end);
}

/** What another thing may be exchanged for. */
const things: ReadonlySet<Role> = new Set<Role>([
  'animal',
  'seafood',
  'food',
  'plant',
  'imitationPlant',
  'perhapsImitation',
  'otherThing',
  'halal',
  'alcoholFree',
  'vinegar',
  'grapes',
]);
/** Words from a pivot to the thing that comes: 'into a nice halal one'. */
const farthestThing = 3;

// 'Turn the ham into chicken', '把猪肉换成牛肉'; but neither 'turn the ham to coat' nor 'turn off the heat, add the wine to the chicken'.
function isExchangedFor({ units, reading }: Line, cue: Match, pivot: Match) {
  for (let at = cue.to; at <= pivot.from; at++) {
    if ((units[at]?.before ?? 0) & apart) return false;
    if (at < pivot.from && (startingAt(reading, at, 'join') || startingAt(reading, at, 'stop'))) return false;
  }
  // '换成' says itself that one thing comes for another; '用', 'into' and 'with' do not.
  if (pivot.entry.language.code === 'zh') return pivot.entry.phrase.length > 1;
  if (cue.entry.phrase === 'turn' && pivot.entry.phrase !== 'into') return false;
  return reading.some(
    ({ entry, from }) => things.has(entry.role) && from >= pivot.to && from - pivot.to <= farthestThing,
  );
}

// 'Wein durch Brühe ersetzen': what stands before the pivot goes.
export function takeOutBeforePivot(line: Line, cue: Match) {
  const pivot = line.reading.find(
    word => word.entry.role === 'replaceBy' && word.to <= cue.from && cue.from - word.to < 5,
  );
  if (pivot) takeOutBefore(line, pivot, 1);
}

// 'leave the wine out', but not 'take the pork out of the oven'.
export function takeOutAsLeft(line: Line, cue: Match) {
  if (isLeftThere(line, cue)) return;
  const leave = line.reading.findLast(
    word => word.entry.role === 'leave' && word.to <= cue.from && cue.from - word.to < 6,
  );
  if (leave) takeOutBetween(line, leave.to, cue.from);
}

// 'Remove the bacon from this recipe', but not 'remove the bacon from the pan'.
export function takeOutOfRecipe(line: Line, cue: Match) {
  if (line.reading.some(({ entry }) => entry.role === 'asking')) takeOutAfter(line, cue, 4, false);
}

// 'substitute Y for X' takes out what follows 'for'; 'substitute X with Y' what comes before 'with'.
export function takeOutOfSubstitution(line: Line, cue: Match) {
  // 'Shaoxing wine (substitute dry sherry)' offers another, and takes neither out.
  if ((line.units[cue.from]?.before ?? 0) & gaps.open) return;
  const pivot = pivotAfter(line, cue.to, ['replaceBy', 'substituteFor']);
  if (!pivot && (isOffered(line, cue) || isClosed(line, cue.to))) return;
  if (pivot?.entry.role === 'substituteFor') takeOutAfter(line, pivot, 3, true);
  else if (pivot || !cue.entry.phrase.endsWith(' in'))
    takeOutBetween(line, cue.to, pivot?.from ?? clauseEnd(line, cue.to));
}

const offering = new Set(['or', 'can', 'may', 'could', 'also', 'often', 'optionally']);

// 'Ghee (or substitute lard)', 'you can substitute sherry'; while 'can I substitute the wine' asks to have it out.
const isOffered = ({ units }: Line, { from }: Match) => offering.has(units[from - 1]?.token.text ?? '');

function pivotAfter(line: Line, from: number, roles: Match['entry']['role'][]) {
  const end = clauseEnd(line, from);
  return line.reading.find(word => word.from >= from && word.from < end && roles.includes(word.entry.role));
}

// In 'استبدل الدجاج باللحم' the meat comes, by the letter before it.
function prefixedPivot({ units }: Line, from: number) {
  for (let at = from + 1; at < units.length; at++) {
    const unit = units[at];
    if (unit && unit.before & gaps.stop) return;
    if (unit && unit.words.length > 0 && unit.token.text.length > 3 && unit.token.text.startsWith('ب'))
      return at;
  }
}

function clauseEnd({ units }: Line, from: number) {
  for (let at = from + 1; at < units.length; at++)
    if ((units[at]?.before ?? 0) & (gaps.stop | gaps.close)) return at;
  return units.length;
}

function takeOutBetween(line: Line, from: number, to: number) {
  for (const named of line.named)
    if (named.from >= from && named.to <= to && named.outcome !== 'cleared') named.outcome = 'negated';
}
