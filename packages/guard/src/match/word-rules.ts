import type { Language } from '../words/languages.ts';
import type { Role } from '../words/roles.ts';

const smallWords: ReadonlySet<Role> = new Set<Role>([
  'between',
  'everything',
  'wholly',
  'notYet',
  'howMade',
  'remove',
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
  'toTaste',
  'alcoholFree',
  'halal',
]);
export const isUninflected = (role: Role) => smallWords.has(role);

const withoutSlips: ReadonlySet<Role> = new Set<Role>([
  'between',
  'everything',
  'wholly',
  'notYet',
  'howMade',
  'remove',
  'insect',
  'predator',
  'otherThing',
  'food',
  'notMeat',
  'stop',
  'glue',
  'blocker',
  'join',
  'harmless',
  'carrion',
  'intoxicant',
  'noNegation',
  'imitationPlant',
  'perhapsImitation',
  'look',
  'lookBefore',
  'hue',
]);

export const isReadThroughSlips = (word: string, language: Language, role: Role) =>
  word.length >= language.slipsFrom && !withoutSlips.has(role);

export function withoutArticle(word: string) {
  return word.length > 4 && word.startsWith('ال') ? word.slice(2) : word;
}
