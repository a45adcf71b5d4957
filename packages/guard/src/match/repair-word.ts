import { readDigitsAsLetters, unmask } from '../normalise/look-alikes.ts';
import { OneEditIndex } from './one-edit.ts';
import { Reading, type Recognised } from './reading.ts';
import { type Script, scriptOf, type Vocabulary } from './vocabulary.ts';

const arabicPrefixes = ['وال', 'بال', 'لل', 'ال', 'و', 'ب', 'ل'];
const onlyPlain = /^[a-z]+$/;
const asciiWord = /^[a-z0-9]+$/;
const vowels = 'aeiou';
const withDigit = /[0-9@$€]/;
const anyLetter = /[a-z]/;
const arabic = /^[\u0600-\u06ff]/;
/** Of '@bacon', where it stands for no letter. */
const signBefore = /^[@$]/;
const doubled = /(.)\1/g;
const doubledFrom = 6;
/** Short words that are read through a doubled letter: many another has one of its own, as 'granny' and 'Anne'. */
const oftenDoubled = new Set(
  'ham hams pork beer wine lard rum gin sake cider speck bacon brandy vodka bier wein vino vin vinho wijn rhum cerdo tocino babi arak'.split(
    ' ',
  ),
);

type Words = readonly number[] | undefined;

const shortestHidden = 4;

/** Reads a word that the lexicon does not hold as the one that it was meant for: misspelt, masked, hidden or with an article. */
export class WordRepairer {
  private readonly slips: Partial<Record<Script, OneEditIndex>> = {};
  private readonly vocabulary: Vocabulary;

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  repair(text: string): Reading | undefined {
    if (asciiWord.test(text)) return this.repairLatin(text);
    if (arabic.test(text)) return as('known', this.withoutPrefix(text)) ?? as('slip', this.slip(text));
    const unmasked = unmask(text);
    if (unmasked !== undefined)
      return as('masked', this.vocabulary.numbersOf(unmasked)) ?? this.repairLatin(unmasked);
    if (text.includes('*')) return as('masked', this.hidden(text));
    if (withDigit.test(text))
      return this.repairLatin(text) ?? as('masked', this.vocabulary.numbersOf(text.replace(signBefore, '')));
    return as('slip', this.withoutDoubling(text) ?? this.slip(text));
  }

  private repairLatin(text: string): Reading | undefined {
    if (!withDigit.test(text)) return as('slip', this.withoutDoubling(text) ?? this.slip(text));
    if (!anyLetter.test(text)) return;
    for (const read of readDigitsAsLetters(text))
      if (read.length > 2 && onlyPlain.test(read))
        return as('masked', this.vocabulary.numbersOf(read) ?? this.slip(read));
  }

  // 'hamm', 'wiine'; and 'beeeer', of which three are no mere slip.
  private withoutDoubling(text: string) {
    if (text.length < 4 || text.length > 16) return;
    for (const { index } of text.matchAll(doubled)) {
      const single = text.slice(0, index) + text.slice(index + 1);
      const found =
        oftenDoubled.has(single) || single.length >= doubledFrom || !onlyPlain.test(single)
          ? this.vocabulary.numbersOf(single)
          : undefined;
      if (found) return found;
    }
    const squeezed = text.replace(/(.)\1{2,}/g, '$1$1');
    if (squeezed !== text)
      return (
        this.vocabulary.numbersOf(squeezed) ?? this.vocabulary.numbersOf(text.replace(/(.)\1{2,}/g, '$1'))
      );
  }

  slip(text: string): Words {
    const found = this.slipsIn(scriptOf(text)).find(text);
    return found.length ? found.flatMap(word => this.vocabulary.numbersOf(word) ?? []) : undefined;
  }

  private slipsIn(script: Script): OneEditIndex {
    this.slips[script] ??= new OneEditIndex(this.vocabulary.longWordsIn(script));
    return this.slips[script];
  }

  private hidden(text: string) {
    // 'p*o*r*k', 'b*acon', 'p*rk'.
    const joined = this.vocabulary.numbersOf(text.replaceAll('*', ''));
    if (joined || text.indexOf('*') !== text.lastIndexOf('*') || text.length < shortestHidden) return joined;
    const found = this.slipsIn(scriptOf(text)).findHidden(text);
    if (found !== undefined) return this.vocabulary.numbersOf(found);
    const read = [...vowels].flatMap(letter => this.vocabulary.numbersOf(text.replace('*', letter)) ?? []);
    return read.length > 0 ? read : undefined;
  }

  withoutPrefix(text: string): Words {
    for (const prefix of arabicPrefixes) {
      if (!text.startsWith(prefix) || text.length - prefix.length < 2 + Number(prefix.length === 1)) continue;
      const found = this.vocabulary.numbersOf(text.slice(prefix.length));
      if (found) return found;
    }
  }
}

const as = (recognised: Recognised, words: Words): Reading | undefined =>
  words && new Reading(words, recognised);
