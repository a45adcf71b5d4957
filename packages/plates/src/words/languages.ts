import { cut } from './cut.ts';
import { adding, dishes, hiding, joining, things } from './english.ts';
import { tokens } from './fold.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { type Script, scriptOf } from './script-of.ts';
import { albanian } from './vocabularies/albanian.ts';
import { arabic } from './vocabularies/arabic.ts';
import { azerbaijani } from './vocabularies/azerbaijani.ts';
import { basque } from './vocabularies/basque.ts';
import { bengali } from './vocabularies/bengali.ts';
import { bosnian } from './vocabularies/bosnian.ts';
import { bulgarian } from './vocabularies/bulgarian.ts';
import { catalan } from './vocabularies/catalan.ts';
import { chinese } from './vocabularies/chinese.ts';
import { czech } from './vocabularies/czech.ts';
import { danish } from './vocabularies/danish.ts';
import { dutch } from './vocabularies/dutch.ts';
import { estonian } from './vocabularies/estonian.ts';
import { filipino } from './vocabularies/filipino.ts';
import { finnish } from './vocabularies/finnish.ts';
import { french } from './vocabularies/french.ts';
import { galician } from './vocabularies/galician.ts';
import { german } from './vocabularies/german.ts';
import { greek } from './vocabularies/greek.ts';
import { hindi } from './vocabularies/hindi.ts';
import { hungarian } from './vocabularies/hungarian.ts';
import { icelandic } from './vocabularies/icelandic.ts';
import { indonesian } from './vocabularies/indonesian.ts';
import { italian } from './vocabularies/italian.ts';
import { japanese } from './vocabularies/japanese.ts';
import { korean } from './vocabularies/korean.ts';
import { latvian } from './vocabularies/latvian.ts';
import { lithuanian } from './vocabularies/lithuanian.ts';
import { macedonian } from './vocabularies/macedonian.ts';
import { norwegian } from './vocabularies/norwegian.ts';
import { persian } from './vocabularies/persian.ts';
import { polish } from './vocabularies/polish.ts';
import { portuguese } from './vocabularies/portuguese.ts';
import { romanUrdu } from './vocabularies/roman-urdu.ts';
import { romanian } from './vocabularies/romanian.ts';
import { russian } from './vocabularies/russian.ts';
import { serbian } from './vocabularies/serbian.ts';
import { slovenian } from './vocabularies/slovenian.ts';
import { spanish } from './vocabularies/spanish.ts';
import { swedish } from './vocabularies/swedish.ts';
import { thai } from './vocabularies/thai.ts';
import { turkish } from './vocabularies/turkish.ts';
import { ukrainian } from './vocabularies/ukrainian.ts';
import { urdu } from './vocabularies/urdu.ts';
import { vietnamese } from './vocabularies/vietnamese.ts';
import type { Vocabulary } from './vocabulary.ts';
import { countWords, indexWords } from './word-counts.ts';

const english: Vocabulary = { dishes, things, hiding, joining, adding };

/** By their script; of two that know as much of a text the first is chosen. */
const vocabularies: Partial<Record<Script, readonly Vocabulary[]>> = {
  latin: [
    english,
    turkish,
    romanUrdu,
    french,
    german,
    spanish,
    indonesian,
    portuguese,
    italian,
    dutch,
    polish,
    swedish,
    danish,
    norwegian,
    czech,
    hungarian,
    romanian,
    bosnian,
    filipino,
    catalan,
    galician,
    finnish,
    slovenian,
    lithuanian,
    latvian,
    estonian,
    azerbaijani,
    basque,
    icelandic,
    albanian,
  ],
  arabic: [arabic, urdu, persian],
  cyrillic: [russian, ukrainian, bulgarian, serbian, macedonian],
  han: [chinese, japanese],
  devanagari: [hindi],
  bengali: [bengali],
  greek: [greek],
  thai: [thai],
  vietnamese: [vietnamese],
  ukrainian: [ukrainian],
  serbian: [serbian, macedonian],
  hangul: [korean],
};

/** What is made of a vocabulary is made when a text first needs it: few services meet thirty languages. */
function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return key => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
const lexicon = once(lexiconOf);
const indexOf = once(indexWords);

/** How many letters of a text without spaces a language knows. */
const lettersKnown = (words: readonly string[], language: Lexicon) => cut(words, language).join('').length;

const place = (counts: readonly number[]) => counts.indexOf(Math.max(...counts));

/** The vocabulary that knows most of a text. */
function bestOf(words: readonly string[], script: Script): Vocabulary | undefined {
  const candidates = vocabularies[script] ?? [];
  if (candidates.length < 2) return candidates[0];
  const counts =
    script === 'han'
      ? candidates.map(each => lettersKnown(words, lexicon(each)))
      : countWords(words, indexOf(candidates));
  return candidates[place(counts)];
}

/**
 * What a text is read with: English, whose words all cooks use, and before it the one language of its script that knows most of
 * it. 'Pasta' is a cake in Turkish, and 'et' is meat, but not in a French recipe.
 */
export function languagesOf(text: string): readonly Lexicon[] {
  const best = bestOf(tokens(text), scriptOf(text));
  return best && best !== english ? [lexicon(best), lexicon(english)] : [lexicon(english)];
}
