import type { AvoidedInRecipe, RecipeContents } from '@sufra/contracts';
import { t } from '../texts/text.ts';
import { dietNames } from './allergen-names.ts';
import { plainList } from './plain-list.ts';

type Avoided = readonly AvoidedInRecipe[];

const isDiet = (name: string): name is RecipeContents['diets'][number] => Object.hasOwn(dietNames(), name);

/** A word as its member wrote it, a diet by its name: each once. */
export const avoidedNames = (avoided: Avoided): string[] => [
  ...new Set(avoided.map(({ avoid, isDiet: is }) => (is && isDiet(avoid) ? dietNames()[avoid] : avoid))),
];

/** What an ingredient names of that which its reader avoids. */
export const avoidedByLine = (avoided: Avoided) => (place: number) => {
  const here = avoided.filter(({ part, index }) => part === 'ingredients' && index === place);
  return here.length === 0 ? undefined : t('avoided.line', { things: plainList(avoidedNames(here)) });
};
