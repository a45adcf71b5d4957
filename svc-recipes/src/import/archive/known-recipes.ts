import { visibleTo } from '../../library/own-recipe.ts';
import { ingredientText } from '../../recipe/ingredient-text.ts';
import type { RecipeDocument, RecipeModel } from '../../recipe/recipe-model.ts';
import { fingerprint } from './fingerprint.ts';

/** Fingerprints of what a member has, as it is now and as it was imported. One recipe is read at a time. */
export async function knownRecipes(recipes: RecipeModel, ownerId: string): Promise<Set<string>> {
  const known = new Set<string>();
  const all = recipes
    .find({ ...visibleTo(ownerId), isSaved: true })
    .select('title ingredientLines steps importedAs')
    .lean<RecipeDocument[]>()
    .cursor();
  for await (const { title, ingredientLines, steps, importedAs } of all) {
    if (importedAs) known.add(importedAs);
    known.add(
      fingerprint({
        title,
        ingredients: ingredientLines.map(ingredientText),
        steps: steps.map(({ text }) => text),
      }),
    );
  }
  return known;
}
