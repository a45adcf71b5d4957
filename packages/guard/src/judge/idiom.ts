import type { Match } from '../match/find-phrases.ts';
import type { Unit } from '../match/reading.ts';
import { gaps } from '../normalise/tokens.ts';

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

const quotes = /["'‘’“”«»„「」『』]/;
/** Within a name an apostrophe is one: "pig's". */
const closing = /["”»“」』]|['’](?=\s)/;

/** Jam that stands for 'blood' is none. */
export function isQuotedBlood(plain: string, units: readonly Unit[], match: Match): boolean {
  return match.entry.role === 'bareBlood' && isQuoted(plain, units, match);
}

/** Whether quotation marks stand around a name, or begin before it and end within: 'lentil "pork" mince'. */
export function isQuoted(plain: string, units: readonly Unit[], { from, to }: Pick<Match, 'from' | 'to'>) {
  const start = units[from]?.start ?? 0;
  const end = units[to - 1]?.end ?? plain.length;
  if (!quotes.test(plain[start - 1] ?? '')) return false;
  return quotes.test(plain[end] ?? '') || closing.test(plain.slice(start, end));
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

/** 'Feta-Schnecken' are rolled as 'Zimtschnecken' are; of snails are 'Weinberg-Schnecken'. */
export function isRolled(units: readonly Unit[], { from, to, entry }: Match): boolean {
  const unit = units[from];
  if (to - from !== 1 || !unit || from === 0 || !entry.phrase.startsWith('Schnecke')) return false;
  return unit.before === gaps.hyphen && units[from - 1]?.token.text !== 'weinberg';
}
