import { otherKitchens } from './other-kitchens.ts';

const words: [singular: string, plural: string][] = [
  ...[
    'clove',
    'handful',
    'sprig',
    'slice',
    'stick',
    'stalk',
    'tin',
    'can',
    'jar',
    'piece',
    'knob',
    'drop',
  ].map((word): [string, string] => [word, `${word}s`]),
  ...[
    'sheet',
    'head',
    'ear',
    'fillet',
    'packet',
    'strip',
    'rasher',
    'cube',
    'cup',
    'wedge',
    'pod',
    'bag',
  ].map((word): [string, string] => [word, `${word}s`]),
  ['pinch', 'pinches'],
  ['bunch', 'bunches'],
  ['dash', 'dashes'],
  ['leaf', 'leaves'],
  ['loaf', 'loaves'],
];

const toSingular = new Map(words.map(([singular, plural]) => [plural, singular]));
const toPlural = new Map(words);

// The last word is the one that counts: '2 small bunches'.
const withLastWord = (unit: string, change: (word: string) => string) =>
  unit.replace(/(?<!\p{L})\p{L}+$/u, word => change(word.toLowerCase()));

export const singularOf = (unit: string) =>
  withLastWord(otherKitchens().singularOf(unit), word => toSingular.get(word) ?? word);

export const pluralOf = (unit: string) => withLastWord(singularOf(unit), word => toPlural.get(word) ?? word);
