import { limits, type Recipe } from '@sufra/contracts';
import { call } from '@sufra/web-kit';
import { isWholeRecipe } from '../../recipe/is-whole-recipe.ts';

/** So many are chosen from: more than any month wants. */
const most = 600;

/** The member's saved recipes, the newest first, as the check and the profile of today see them. */
export async function allSaved(signal: AbortSignal): Promise<Recipe[]> {
  const found: Recipe[] = [];
  for (let after = ''; found.length < most; ) {
    const query = { limit: String(limits.pageLengthMax), ...(after && { after }) };
    const { recipes, next } = await call('GET /recipes', { query, signal });
    found.push(...recipes.filter(recipe => isWholeRecipe(recipe)));
    if (!next) break;
    after = next;
  }
  return found;
}
