import type { WrittenRecipe } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import type { RecipeDocument } from '../recipe/recipe-model.ts';
import { writtenText } from '../recipe/written-text.ts';
import { savedAtOf, versionOf } from '../versions/version-of.ts';

/** Carries the text that is there and the one that was sent, so that a member can choose. */
export const conflict = (current: RecipeDocument, yours: WrittenRecipe) =>
  new Problem('recipe_changed', {
    conflict: {
      saved: {
        version: versionOf(current),
        savedAt: savedAtOf(current).toISOString(),
        recipe: writtenText(current),
      },
      yours,
    },
  });
