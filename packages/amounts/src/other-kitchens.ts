import type { SiteLanguage } from '@sufra/contracts';

/** The language of a recipe; what members bring may be in any. */
export type WrittenIn = SiteLanguage | null;

interface OtherKitchens {
  /** A word of another language for a metric unit. */
  metricOf: (unit: string) => 'g' | 'kg' | 'ml' | 'l' | undefined;
  /** By which amounts are added: 'gousses' are 'gousse'. */
  singularOf: (unit: string) => string;
  /** A unit as it is said of so many. */
  unitFor: (unit: string, amount: number) => string | undefined;
  /** An amount with the units and the decimal sign of a language. */
  amountIn: (language: WrittenIn, amount: string) => string;
}

/** Until their words are there, a unit of another language is a word like any other, and is shown as it was written. */
let known: OtherKitchens = {
  metricOf: () => undefined,
  singularOf: unit => unit,
  unitFor: () => undefined,
  amountIn: (_language, amount) => amount,
};

export const otherKitchens = (): OtherKitchens => known;

/** Home shows no recipe but an English sample, and is not to load these words. */
export function learnOtherKitchens(words: OtherKitchens) {
  known = words;
}
