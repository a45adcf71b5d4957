import type { CookingProfile, Recipe } from '@sufra/contracts';
import type { Rejudge } from '../halal/rejudge.ts';
import { nameAt, type Seat } from '../household/seat-of.ts';
import { avoidedInRecipe } from '../profile/avoided-by.ts';
import type { RecipeDocument } from '../recipe/recipe-model.ts';
import { describeRecipe } from './describe-recipe.ts';
import { ofTheDish } from './describe-shared.ts';

interface AtTable {
  seat: Seat;
  recipes: readonly RecipeDocument[];
}

/** Recipes that members of a household bring to their table, as the one at that seat reads them. */
export async function describeAtTable(rejudge: Rejudge, { seat, recipes }: AtTable): Promise<Recipe[]> {
  const described: Recipe[] = [];
  const profile = recipes.length > 0 ? await rejudge.profileOf(seat.memberId) : undefined;
  // One after the other: between two that are judged anew, others have their turn.
  for (const recipe of recipes)
    described.push(
      recipe.ownerId === seat.memberId
        ? describeRecipe(await rejudge(recipe, profile))
        : await describeForOthers(rejudge, { seat, recipe, profile }),
    );
  return described;
}

interface ForOthers {
  seat: Seat;
  recipe: RecipeDocument;
  profile: CookingProfile | undefined;
}

/**
 * With nothing that its owner keeps for oneself: neither note, rating, collections, address and what they avoid, nor the photo, whose address
 * asks for its owner. By the line of the site, whichever school its owner follows, and with what the reader avoids.
 */
async function describeForOthers(rejudge: Rejudge, { seat, recipe, profile }: ForOthers): Promise<Recipe> {
  const avoided = profile ? avoidedInRecipe(recipe, profile) : [];
  const { photo: _, ...described } = describeRecipe({
    ...(await rejudge.byOurLine(recipe)),
    ...(avoided.length > 0 && { avoided }),
  });
  return {
    ...described,
    ...{ favorite: false, shareToken: null, whose: nameAt(seat, recipe.ownerId) },
    options: ofTheDish(described.options),
    personal: { note: '', rating: null, cookedOn: [], collections: [] },
  };
}
