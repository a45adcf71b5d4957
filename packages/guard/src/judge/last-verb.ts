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
  if (!cue.entry.language.isVerbLast) return false;
  const start = Math.max(...hits.map(hit => hit.to));
  if (!isOfVerb(cue) && !isToDo(units, hits, start)) return false;
  let at = start;
  while (at < units.length && at - start < farthestVerb && !((units[at]?.before ?? 0) & ends)) {
    if (startingAt(reading, at, 'between') || startingAt(reading, at, 'join')) return false;
    at++;
  }
  const last = at > start ? units[at - 1] : undefined;
  return last !== undefined && infinitive.test(plain.slice(last.start, last.end));
}

const articles = new Set('den die das der de het'.split(' '));
const beforeInfinitive = new Set(['zu', 'te']);

// 'Ohne den Speck zu verbrennen' has bacon, 'ohne Speck zu kochen' has none.
function isToDo(units: Line['units'], hits: readonly Named[], start: number) {
  const article = units[Math.min(...hits.map(hit => hit.from)) - 1]?.token.text ?? '';
  if (!articles.has(article)) return false;
  return units.slice(start, start + farthestVerb).some(({ token }) => beforeInfinitive.has(token.text));
}
