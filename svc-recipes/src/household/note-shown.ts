import { trusted } from 'mongoose';
import type { RecipeDocument } from '../recipe/recipe-model.ts';
import type { HouseholdModel } from './household-model.ts';

type Shown = Pick<RecipeDocument, 'tableIn'>;

/** Told of a recipe as it was and as it is. */
export type NoteShown = (...recipes: readonly Shown[]) => Promise<void>;

/**
 * Counts that what a household is shown is another now, after it is: who hears of the count reads what is there. It stands beside the
 * household's copy, which each look at its changes reads anyway.
 */
export const noteShown =
  (households: HouseholdModel): NoteShown =>
  async (...recipes) => {
    const ids = [...new Set(recipes.flatMap(({ tableIn }) => tableIn ?? []))];
    if (ids.length > 0)
      await households.updateMany({ _id: trusted({ $in: ids }) }, { $inc: { shownTurn: 1 } });
  };
