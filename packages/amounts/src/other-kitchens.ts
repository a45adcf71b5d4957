import type { SiteLanguage } from '@sufra/contracts';

/** The language of a recipe; what members bring may be in any. */
export type WrittenIn = SiteLanguage | null;

interface OtherKitchens {
  /** A word of another language for a metric unit. */
  metricOf: (unit: string) => 'g' | 'kg' | 'ml' | 'l' | undefined;
  /** By which amounts are added: 'gousses' are 'gousse'. */
  singularOf: (unit: string) => string;
  /** A unit as it is said of so many in a language; empty where that counts without a word. */
  unitFor: (unit: string, amount: number, language: WrittenIn) => string | undefined;
  /** What is counted in a unit that stands in the words of a line. */
  itemOfSoMany: (item: string, amount: number) => string;
  /** Degrees of a sentence in words, where their sign would stand on the wrong side of its number. */
  degreesIn: (language: WrittenIn, text: string) => string;
  /** '400 g tin' as a language says it. */
  containerIn: (language: WrittenIn, size: string) => string;
  /** What joins an amount to its thing in French. */
  jointOf: (item: string) => string;
  /** An amount with the units and the decimal sign of a language. */
  amountIn: (language: WrittenIn, amount: string) => string;
}

/** Until their words are there, a unit of another language is a word like any other, and is shown as it was written. */
let known: OtherKitchens = {
  metricOf: () => undefined,
  singularOf: unit => unit,
  unitFor: () => undefined,
  itemOfSoMany: item => item,
  degreesIn: (_language, text) => text,
  containerIn: (_language, size) => size,
  jointOf: () => '',
  amountIn: (_language, amount) => amount,
};

export const otherKitchens = (): OtherKitchens => known;

/** Home shows no recipe but an English sample, and is not to load these words. */
export function learnOtherKitchens(words: OtherKitchens) {
  known = words;
}
