import { type KindName, kindNames } from '../kinds/kinds.ts';
import { dishes, hiding, type Thing, things } from './english.ts';
import { tokens } from './fold.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Meaning {
  dishes: KindName[];
  things: Thing[];
  isHiding: boolean;
  isJoining: boolean;
}
export interface Phrase {
  tokens: string[];
  meaning: Meaning;
}

const english: Vocabulary = { dishes, things, hiding, joining: 'with, in, on, and' };
const vocabularies: readonly Vocabulary[] = [english];
const thingNames = Object.keys(things) as Thing[];

const phrases = new Map<string, Phrase>();
const add = (list: string | undefined, note: (meaning: Meaning) => void) => {
  for (const text of list?.split(',') ?? []) {
    const words = tokens(text);
    if (!words.length) continue;
    const key = words.join(' ');
    const phrase = phrases.get(key) ?? {
      tokens: words,
      meaning: { dishes: [], things: [], isHiding: false, isJoining: false },
    };
    note(phrase.meaning);
    phrases.set(key, phrase);
  }
};
for (const vocabulary of vocabularies) {
  for (const name of kindNames) add(vocabulary.dishes[name], ({ dishes }) => dishes.push(name));
  for (const name of thingNames) add(vocabulary.things[name], ({ things }) => things.push(name));
  add(vocabulary.hiding, meaning => {
    meaning.isHiding = true;
  });
  add(vocabulary.joining, meaning => {
    meaning.isJoining = true;
  });
}

/** The phrases by their first word, the longest first; then words that are open at their end or start. */
export const byFirstToken = new Map<string, Phrase[]>();
export const byStart = new Map<string, Meaning>();
export const byEnd = new Map<string, Meaning>();
for (const phrase of phrases.values()) {
  const [first = ''] = phrase.tokens;
  if (first.endsWith('*')) byStart.set(first.slice(0, -1), phrase.meaning);
  else if (first.startsWith('*')) byEnd.set(first.slice(1), phrase.meaning);
  else byFirstToken.set(first, [...(byFirstToken.get(first) ?? []), phrase]);
}
for (const list of byFirstToken.values()) list.sort((one, other) => other.tokens.length - one.tokens.length);
