import type { SharedRecipe, SiteLanguage } from '@sufra/contracts';
import { line, step } from '../recipe/written-by-hand.ts';
import { type Line, sampleWords, type Words } from './sample-words.ts';

export type SampleRecipe = Omit<
  SharedRecipe,
  | 'ingredients'
  | 'instructions'
  | 'halal'
  | 'contents'
  | 'nutrition'
  | 'picture'
  | 'notes'
  | 'isAdapted'
  | 'isEdited'
>;

const common = {
  createdAt: '2026-01-01T00:00:00.000Z',
  source: { kind: 'local-chef' as const, name: 'Written by hand' },
};

/** What is the same in every language: how much of what, and how long. */
interface Dish extends Pick<SampleRecipe, 'prepTime' | 'cookTime' | 'calories' | 'options'> {
  amounts: [quantity: number, unit: 'g' | 'tbsp' | 'tsp' | null][];
  minutes: (number | null)[];
}

const carbonara: Dish = {
  prepTime: 10,
  cookTime: 20,
  amounts: [
    [400, 'g'],
    [150, 'g'],
    [2, 'tbsp'],
    [4, null],
    [60, 'g'],
    [1, 'tsp'],
  ],
  minutes: [9, 6, null],
  calories: 640,
  options: { servingSize: 4, cuisine: 'Italian', avoid: [] },
};

const yoghurtChicken: Dish = {
  prepTime: 15,
  cookTime: 40,
  amounts: [
    [700, 'g'],
    [200, 'g'],
    [300, 'g'],
    [8, null],
    [2, 'tbsp'],
    [1, 'tsp'],
  ],
  minutes: [null, 35, 12],
  calories: 560,
  options: { servingSize: 4, spiceLevel: 'Mild', cuisine: 'Middle Eastern', avoid: [] },
};

/** What the pages show before a visitor has a recipe of their own. Short, so that the whole of one is seen at a glance. */
export function sampleRecipesIn(language: SiteLanguage): SampleRecipe[] {
  const { units, carbonara: first, yoghurtChicken: second } = sampleWords[language];
  return [written(carbonara, first), written(yoghurtChicken, second)];

  function written({ amounts, minutes, ...dish }: Dish, { title, description, tags, lines, steps }: Words) {
    return {
      ...common,
      ...dish,
      ...{ language, title, description, tags },
      ingredientLines: amounts.map(([quantity, unit], at) => {
        const [item = '', note]: Partial<Line> = lines[at] ?? [];
        return line(quantity, unit && (units[unit] ?? unit), item, note);
      }),
      steps: minutes.map((each, at) => step(steps[at] ?? '', each ?? undefined)),
    };
  }
}
