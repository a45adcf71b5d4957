import { type Family, families } from '../mentions/load-families.ts';
import type { Mention } from '../mentions/mentions.ts';
import { plainName } from '../substitutes/substitute-for.ts';
import type { Kind } from '../words/kinds.ts';

type Thing = Pick<Mention, 'kind' | 'phrase' | 'words' | 'family'>;

/** The family of what was named: by its name where one fits, else by its kind. */
export function familyOf({ kind, phrase, words, family }: Thing): Family | undefined {
  if (kind === 'held') return families.find(({ name }) => name === family);
  const names = [plainName(phrase), plainName(words)].map(name => ` ${name}`);
  const isHeld = (held: string) => names.some(name => name.includes(startsWord(held) ? ` ${held}` : held));
  return (
    families.find(({ of, holds }) => of.has(kind) && holds.some(isHeld)) ??
    families.find(({ kinds }) => kinds.has(kind))
  );
}

// 'ron' is no part of 'macaron', and 'gin' none of 'virgin'; longer names also stand inside of compounds.
const startsWord = (held: string) => /^[a-z]{1,3}$/.test(held);

const groups: Partial<Record<Kind, string>> = {
  ...Object.fromEntries(
    [
      'pork',
      'porkCut',
      'porkFat',
      'curedPork',
      'porkDish',
      'mixedMeat',
      'lardByHabit',
      'sausage',
      'porkClassic',
      'porkBeside',
    ].map(kind => [kind, 'pork']),
  ),
  ...Object.fromEntries(
    [
      'drink',
      'wine',
      'beer',
      'spirit',
      'liqueur',
      'riceWine',
      'cocktail',
      'alcohol',
      'drinkDish',
      'drinkClassic',
    ].map(kind => [kind, 'drink']),
  ),
};

/** What is near enough to be meant by another word for it: a 'Speck' by 'Bacon'. */
export const groupOf = (kind: Mention['kind']): string => (kind === 'held' ? kind : (groups[kind] ?? kind));
