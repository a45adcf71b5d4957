import { type KindName, kindNames } from '../kinds/kinds.ts';
import { type Thing, things } from './english.ts';
import { singular, tokens } from './fold.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Meaning {
  dishes: KindName[];
  things: Thing[];
  isHiding: boolean;
  isJoining: boolean;
  isAdding: boolean;
  /** It names a food as well as a dish, and yields to words that name a dish alone. */
  isFood: boolean;
  /** What its parts mean is not asked. */
  isWhole: boolean;
}
export interface Phrase {
  tokens: string[];
  meaning: Meaning;
}

/** The words of one language, to be looked up. */
export interface Lexicon {
  /** By their first word, the longest first. */
  byFirstToken: Map<string, Phrase[]>;
  /** How many letters the longest first word has. */
  longest: number;
  /** Words that are open at their end, and at their start. */
  byStart: Map<string, Meaning>;
  byEnd: Map<string, Meaning>;
}

const nothing = (): Meaning => ({
  dishes: [],
  things: [],
  isHiding: false,
  isJoining: false,
  isAdding: false,
  isFood: false,
  isWhole: false,
});

const thingNames = Object.keys(things) as Thing[];

function phrasesOf(vocabulary: Vocabulary): Phrase[] {
  const phrases = new Map<string, Phrase>();
  const add = (list: string | undefined, note: (meaning: Meaning) => void) => {
    for (const text of list?.split(',') ?? []) {
      const words = tokens(text);
      const key = words.join(' ');
      const meaning = nothing();
      const phrase = phrases.get(key) ?? { tokens: words, meaning };
      note(phrase.meaning);
      if (words.length) phrases.set(key, phrase);
    }
  };
  for (const name of kindNames) add(vocabulary.dishes[name], ({ dishes }) => dishes.push(name));
  for (const name of thingNames) add(vocabulary.things[name], ({ things }) => things.push(name));
  add(vocabulary.hiding, meaning => {
    meaning.isHiding = true;
  });
  add(vocabulary.joining, meaning => {
    meaning.isJoining = true;
  });
  add(vocabulary.adding, meaning => {
    meaning.isAdding = true;
  });
  add(vocabulary.other, meaning => {
    meaning.isWhole = true;
  });
  for (const { meaning } of phrases.values()) {
    meaning.isFood = Boolean(vocabulary.doFoodsYield) && meaning.dishes.length * meaning.things.length > 0;
  }
  return [...phrases.values()];
}

export function lexiconOf(vocabulary: Vocabulary): Lexicon {
  const lexicon: Lexicon = { byFirstToken: new Map(), longest: 0, byStart: new Map(), byEnd: new Map() };
  for (const phrase of phrasesOf(vocabulary)) {
    const [first = ''] = phrase.tokens;
    if (first.endsWith('*')) lexicon.byStart.set(singular(first.slice(0, -1)), phrase.meaning);
    else if (first.startsWith('*')) lexicon.byEnd.set(first.slice(1), phrase.meaning);
    else lexicon.byFirstToken.set(first, [...(lexicon.byFirstToken.get(first) ?? []), phrase]);
  }
  for (const [word, list] of lexicon.byFirstToken) {
    lexicon.longest = Math.max(lexicon.longest, word.length);
    list.sort((one, other) => other.tokens.length - one.tokens.length);
  }
  return lexicon;
}
