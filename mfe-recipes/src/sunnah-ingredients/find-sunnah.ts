import { sunnahIngredients } from './sunnah-ingredients.ts';

export interface TextPart {
  text: string;
  isSunnah: boolean;
}

// The longest first: 'olive oil' is not an olive beside some oil.
const forms = sunnahIngredients.flat().sort((a, b) => b.length - a.length);
// Coconut milk is no milk.
const ofPlants = String.raw`(?<!\b(?:almond|cashew|coconut|hazelnut|oat|rice|soya?)[\s-]+)`;
const alternatives = forms
  .map(form => (form === 'milk' ? ofPlants : '') + form.replaceAll(' ', String.raw`[\s-]+`))
  .join('|');
// Whole words: no letter, digit or joining hyphen on either side ('up-to-date', 'milkshake').
const sunnah = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}]|[\p{L}\p{N}]-)(${alternatives})(?![\p{L}\p{M}\p{N}])`,
  'giu',
);

/** A text in its parts, those of the Sunnah marked; together they are the text. */
export const findSunnah = (text: string): TextPart[] =>
  text
    .split(sunnah)
    // `split` gives what lies between the matches and the matches in turn.
    .map((part, place) => ({ text: part, isSunnah: place % 2 === 1 }))
    .filter(part => part.text !== '');
