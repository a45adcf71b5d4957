import { type Language, languages } from '../words/languages.ts';
import type { Evidence } from './evidence.ts';

/** How much speaks for each language, by its index. */
export type Votes = Float64Array;

// Of the best by so much: languages that share most of their words cannot be told apart in a short line.
const nearlyAsGood = 0.75;
// What many languages share tells none of them.
const fewestVotes = 0.2;
// A second language explains words that the first does not.
const fewestOfItsOwn = 2;
const leastShare = 0.2;

export const noVotes = (): Votes => new Float64Array(languages.length);

/** Adds what words say to the votes. */
export function addVotes(evidence: Evidence, votes: Votes) {
  for (const named of evidence) {
    const weight = 1 / named.length;
    for (let at = 0; at < named.length; at++) {
      const index = named[at]?.index ?? 0;
      votes[index] = (votes[index] ?? 0) + weight;
    }
  }
}

// Most texts are done with in one go: what counts their votes is used again.
const counted = noVotes();

function bestOf(evidence: Evidence, around?: Votes): Set<Language> {
  if (around) counted.set(around);
  else counted.fill(0);
  addVotes(evidence, counted);
  return best(counted);
}

/**
 * The languages of a text, by its words and the votes of the texts around it; none where nothing says which. Mixed kitchens
 * are usual: what the first language does not explain may be of a second.
 */
export function decideLanguages(own: Evidence, around?: Votes): ReadonlySet<Language> {
  const decided = bestOf(own, around);
  let telling = 0;
  const left: (readonly Language[])[] = [];
  for (const named of own) {
    if (named.length === 0) continue;
    telling++;
    if (!named.some(language => decided.has(language))) left.push(named);
  }
  if (left.length >= Math.max(fewestOfItsOwn, telling * leastShare))
    for (const language of bestOf(left)) decided.add(language);
  return decided;
}

/** Whether words, and the texts around them, speak more for one language than for another. */
export function speaksRatherFor(one: Language, other: Language, evidence: Evidence, around?: Votes): boolean {
  if (around) counted.set(around);
  else counted.fill(0);
  addVotes(evidence, counted);
  return (counted[one.index] ?? 0) > (counted[other.index] ?? 0);
}

function best(votes: Votes): Set<Language> {
  const found = new Set<Language>();
  let most = 0;
  for (let at = 0; at < votes.length; at++) most = Math.max(most, votes[at] ?? 0);
  if (most < fewestVotes) return found;
  for (const language of languages)
    if ((votes[language.index] ?? 0) >= most * nearlyAsGood) found.add(language);
  return found;
}
