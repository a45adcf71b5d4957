import type { Role } from '../lexicon/roles.ts';

/** Short words whose endings in one language are words of another: 'vine', 'room', 'port' and 'porte'. */
export const rigid = new Set([
  'vin',
  'vino',
  'wino',
  'vina',
  'rom',
  'bor',
  'bir',
  'port',
  'porto',
  'cin',
  'gin',
  'rum',
  'ham',
  'salo',
  'zer',
  'ron',
  'mett',
  'met',
  'most',
]);

/** In these languages only the last word of a phrase takes endings. */
export const inflectsLastOnly = new Set(['tr', 'hu', 'id', 'fi', 'en', 'sv', 'da', 'de', 'nl']);
const smallWords: ReadonlySet<Role> = new Set<Role>([
  'stop',
  'glue',
  'blocker',
  'join',
  'without',
  'withoutAfter',
  'insteadOf',
  'noNegation',
  'replaceBy',
  'substituteFor',
  'flavourBefore',
  'alcoholFree',
  'halal',
]);
export const isUninflected = (role: Role) => smallWords.has(role);

const slipsIn = new Map<string, number>([
  ['en', 6],
  ...['fr', 'it', 'es', 'de', 'id', 'tr', 'ru'].map(language => [language, 7] as const),
  ...['ar', 'fa', 'ur', 'el'].map(language => [language, 6] as const),
]);
const readThroughSlips = new Set(['bacon', 'vodka', 'mirin', 'lager', 'brandy', 'gammon']);
const withoutSlips: ReadonlySet<Role> = new Set<Role>([
  'insect',
  'predator',
  'otherThing',
  'food',
  'stop',
  'glue',
  'blocker',
  'join',
  'harmless',
  'carrion',
  'intoxicant',
  'noNegation',
  'imitationPlant',
  'look',
  'lookBefore',
  'hue',
]);

export function isReadThroughSlips(word: string, language: string, role: Role) {
  const shortest = slipsIn.get(language);
  return (
    readThroughSlips.has(word) ||
    (shortest !== undefined && word.length >= shortest && !withoutSlips.has(role))
  );
}

/** 'ハム' begins a word ('ハムサンド'), but is none in the midst of one. */
export const shortKatakana = /^[ァ-ヺー]{2,3}$/;

export function withoutArticle(word: string) {
  return word.length > 4 && word.startsWith('ال') ? word.slice(2) : word;
}

/** How long a word must be to be a part of a compound, in the languages that write these as one word. */
export const compoundsFrom = new Map([
  ['de', 3],
  ['nl', 3],
  ['sv', 4],
  ['da', 4],
]);
