import type { Vocabulary } from '../pantry/read/read-vocabulary.ts';
import { englishVocabulary, vocabularies } from '../pantry/vocabularies.ts';
import { normalise } from '../pantry/words.ts';
import { isFiller } from './filler-words.ts';
import { lookUp } from './look-up.ts';
import { isNamed } from './read-names.ts';
import { splitWords, type Word } from './split-words.ts';

export interface InEnglish {
  text: string;
  /** The words as they were typed, by what they became. */
  said: ReadonlyMap<string, string>;
}

const longestPhrase = 4;
const joins = /^[\s'’-]+$/u;

const phraseAt = (words: readonly Word[], start: number, length: number) => {
  const taken = words.slice(start, start + length);
  const isOne = taken.length === length && taken.slice(1).every(({ gap }) => joins.test(gap));
  return isOne ? taken : undefined;
};

const leastLetters = 5;

/** A long word that one language alone may be sure of: 'lahmacun' in a German text. */
const elsewhere: Vocabulary = {
  whole: new Map(
    vocabularies.flatMap(({ whole }) => [...whole].filter(([word]) => word.length >= leastLetters)),
  ),
  beginnings: [],
  endings: [],
};

const foldedOf = (phrase: readonly Word[]) => phrase.map(({ folded }) => folded).join(' ');
const saidOf = (phrase: readonly Word[]) =>
  phrase.map(({ said, gap }, at) => (at === 0 ? said : `${gap}${said}`)).join('');

/** The phrases of a text that a vocabulary knows and the English of the pantry does not, the longest first. */
function known(words: readonly Word[], among: readonly Vocabulary[]) {
  const found: { start: number; phrase: readonly Word[]; english: string }[] = [];
  for (let start = 0; start < words.length; ) {
    let length = Math.min(longestPhrase, words.length - start);
    for (; length > 0; length--) {
      const phrase = phraseAt(words, start, length);
      if (!phrase) continue;
      const folded = foldedOf(phrase);
      if (isNamed(folded)) break;
      const english = among.map(one => lookUp(one, folded)).find(one => one !== undefined);
      if (english === undefined) continue;
      found.push({ start, phrase, english });
      break;
    }
    start += Math.max(1, length);
  }
  return found;
}

const wordsIn = (found: ReturnType<typeof known>) =>
  found.reduce((sum, { phrase }) => sum + phrase.length, 0);

/** The language of which the most words are known; none where English has as many. */
function languageOf(words: readonly Word[]): Vocabulary | undefined {
  const inEnglish = words.filter(({ folded }) => isFiller(folded)).length;
  const ranked = vocabularies
    .map(one => ({ one, count: wordsIn(known(words, [one])) }))
    .sort((one, other) => other.count - one.count);
  return ranked[0] && ranked[0].count > inEnglish ? ranked[0].one : undefined;
}

/** A text in the English that the rest of the kitchen reads, word by word; what no file knows stays as it is. */
export function inEnglish(text: string): InEnglish {
  const { words, end } = splitWords(text);
  const language = languageOf(words);
  const found = known(words, [...(language ? [language] : []), englishVocabulary, elsewhere]);
  const said = new Map<string, string>();
  let result = '';
  let next = 0;
  const keep = (until: number) => {
    for (const word of words.slice(next, until)) {
      result += word.gap + word.folded;
      said.set(normalise(word.folded), word.said);
    }
  };
  for (const { start, phrase, english } of found) {
    keep(start);
    result += `${phrase[0]?.gap ?? ''}${english}`;
    for (const part of [english, ...english.split(' ')]) said.set(normalise(part), saidOf(phrase));
    next = start + phrase.length;
  }
  keep(words.length);
  return { text: result + end, said };
}
