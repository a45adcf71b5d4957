import type { RecipeDocument } from './recipe-model.ts';

/** All that a recipe shows, in any of its texts. */
export const photosOf = (recipe: Pick<RecipeDocument, 'photo' | 'publication'> | undefined): string[] => [
  ...new Set(
    [recipe?.photo, recipe?.publication?.waiting?.photo, recipe?.publication?.approved?.photo].flatMap(
      photo => photo?.id ?? [],
    ),
  ),
];
