import { guard } from '../guard.ts';
import { tokenise } from '../normalise/tokens.ts';
import { type Language, languageOf, languages } from '../words/languages.ts';
import { addVotes, noVotes } from './decide-languages.ts';

/** How much the words of a text speak for a language, and how much for the one of the others that they speak for most. */
export interface LanguageVotes {
  own: number;
  /** Of languages that are easily taken for it, none counts: Malay beside Indonesian. */
  other: number;
}

const isKin = (one: Language, other: Language) =>
  one === other || one.akin.has(other.code) || other.akin.has(one.code);

const othersOf = new Map<Language, readonly Language[]>();

/** The languages that a text may be in instead of one. */
function othersThan(language: Language): readonly Language[] {
  let others = othersOf.get(language);
  if (!others) {
    others = languages.filter(one => one.isSpoken && !isKin(language, one));
    othersOf.set(language, others);
  }
  return others;
}

/** `language` by its code: 'en', 'ur-Latn'. */
export function languageVotes(text: string, language: string): LanguageVotes {
  const asked = languageOf(language);
  const votes = noVotes();
  addVotes(guard.evidence.read(guard.reader.read(tokenise(text))), votes);
  let other = 0;
  for (const { index } of othersThan(asked)) other = Math.max(other, votes[index] ?? 0);
  return { own: votes[asked.index] ?? 0, other };
}
