import type { Match } from '../match/find-phrases.ts';
import type { Unit } from '../match/reading.ts';

const farthest = 5;

/** 'for goodness' sake', 'for my mother's sake', 'for the sake of …': the word is no drink there, for any person it is done for. */
export function isForSomeonesSake(units: readonly Unit[], { from, to }: Match): boolean {
  if (to - from !== 1 || units[from]?.token.exact !== 'sake') return false;
  const owner = units[from - 1];
  const isOwned =
    owner !== undefined && (/s$/.test(owner.token.text) || owner.end - owner.start > owner.token.text.length);
  const isThe = owner?.token.text === 'the' && units[to]?.token.text === 'of';
  if (!isOwned && !isThe) return false;
  for (let at = from - 1; at >= Math.max(0, from - farthest); at--)
    if (units[at]?.token.text === 'for') return true;
  return false;
}

const quotes = /["'‘’“”«»„]/;

/** Jam that stands for 'blood' is none. */
export function isQuotedBlood(plain: string, units: readonly Unit[], { from, to, entry }: Match): boolean {
  if (entry.role !== 'bareBlood') return false;
  const [before, after] = [plain[(units[from]?.start ?? 0) - 1], plain[units[to - 1]?.end ?? plain.length]];
  return before !== undefined && after !== undefined && quotes.test(before) && quotes.test(after);
}

const peoplesNames = new Set(
  'sherry brandy margarita marsala madeira burgundy ginger martini perry'.split(' '),
);

/** 'Sherry's hot slaw' is made by a woman of that name. */
export function isOwner(units: readonly Unit[], { from, to, entry }: Match): boolean {
  const unit = units[from];
  if (to - from !== 1 || !unit || units[to] === undefined || entry.phrase.includes("'")) return false;
  return peoplesNames.has(unit.token.text) && unit.end - unit.start > unit.token.text.length;
}
