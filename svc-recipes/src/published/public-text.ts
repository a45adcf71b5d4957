import type { PublicationBody } from '@sufra/contracts';
import { ofTheDish } from '../library/describe-shared.ts';
import type { PublicText } from '../recipe/publication.ts';
import type { RecipeDocument } from '../recipe/recipe-model.ts';
import { versionOf } from '../versions/version-of.ts';

type Recipe = Pick<
  RecipeDocument,
  | 'title'
  | 'description'
  | 'prepTime'
  | 'cookTime'
  | 'ingredientLines'
  | 'steps'
  | 'calories'
  | 'tags'
  | 'options'
  | 'source'
  | 'notes'
  | 'isAdapted'
  | 'isEdited'
  | 'version'
  | 'photo'
>;

/** What of a recipe is published. What its owner avoids and aims for stays with the owner. */
export const publicText = (
  recipe: Recipe,
  { author, meal, cuisine, language }: PublicationBody,
): PublicText => ({
  title: recipe.title,
  description: recipe.description,
  prepTime: recipe.prepTime,
  cookTime: recipe.cookTime,
  ingredientLines: recipe.ingredientLines,
  steps: recipe.steps,
  calories: recipe.calories,
  tags: recipe.tags,
  notes: recipe.notes ?? '',
  source: recipe.source,
  isAdapted: recipe.isAdapted ?? false,
  isEdited: recipe.isEdited ?? false,
  options: { ...ofTheDish({ ...recipe.options, cuisine: undefined }), ...(cuisine && { cuisine }) },
  ...{ author, meal, language },
  version: versionOf(recipe),
  photo: recipe.photo ?? null,
});
