import type { Match } from '../match/find-phrases.ts';
import { marks } from '../match/phrase-tree.ts';
import { ends } from './between.ts';
import { type Line, type Named, startingAt } from './line.ts';

/** Whether verbs follow a negation, as they do 'not' and 'nicht'. */
export const isOfVerb = ({ entry }: Match) => (entry.marks & marks.ofVerb) !== 0;

/** From a thing to the verb that ends its sentence: 'nicht den Speck zu stark anbraten'. */
const farthestVerb = 4;
const infinitive = /^\p{Ll}{2,}(?:e[lr]?n)$/u;

// In 'nicht den Speck verbrennen' the bacon is in the pan; 'nicht den Speck nehmen' takes out the bacon.
export function isOfLastVerb({ plain, units, reading }: Line, cue: Match, hits: readonly Named[]) {
  if (!isOfVerb(cue) || !cue.entry.language.isVerbLast) return false;
  const start = Math.max(...hits.map(hit => hit.to));
  let at = start;
  while (at < units.length && at - start < farthestVerb && !((units[at]?.before ?? 0) & ends)) {
    if (startingAt(reading, at, 'between') || startingAt(reading, at, 'join')) return false;
    at++;
  }
  const last = at > start ? units[at - 1] : undefined;
  return last !== undefined && infinitive.test(plain.slice(last.start, last.end));
}
