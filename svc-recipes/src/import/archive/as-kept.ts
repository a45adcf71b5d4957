import { isSeen, limits, type SiteLanguage, siteLanguages, tagKey } from '@sufra/contracts';
import type { PortableRecipe } from '@sufra/recipe-reader/formats';
import { oneLine } from '../../own/one-line.ts';
import { ingredientLine } from '../../recipe/ingredient-line.ts';
import { ingredientText } from '../../recipe/ingredient-text.ts';
import { cut } from '../bounds.ts';

const upTo = (number: number, most: number) => Math.min(Math.max(Math.round(number), 0), most);
const isLanguage = (language: string | null): language is SiteLanguage =>
  siteLanguages.some(known => known === language);
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Why a recipe cannot be kept as it came, if so: none of its lines is lost unseen. */
export function notKeepable({ title, ingredients, steps }: PortableRecipe) {
  if (!isSeen(title)) return 'not_a_recipe';
  if (!ingredients.some(({ text }) => isSeen(text))) return 'no_ingredients';
  const isLong = ingredients.length > limits.importedIngredients || steps.length > limits.importedSteps;
  return isLong ? 'too_long' : undefined;
}

const eachOnce = (tags: string[]) =>
  [...new Map(tags.toReversed().map(tag => [tagKey(tag), tag])).values()].toReversed();

/** A recipe of a file in the shape of every recipe here. */
export const textOfPortable = (recipe: PortableRecipe) => ({
  title: cut(oneLine(recipe.title), limits.writtenTitleLength),
  description: cut(recipe.description.trim(), limits.writtenDescriptionLength),
  prepTime: upTo(recipe.prepMinutes, limits.recipeMinutes),
  cookTime: upTo(recipe.cookMinutes, limits.recipeMinutes),
  ingredientLines: recipe.ingredients
    .filter(({ text }) => isSeen(text))
    .map(({ text, parts }) => {
      const line = cut(oneLine(text), limits.importedLineLength);
      return parts && ingredientText(parts) === line ? parts : ingredientLine(line);
    }),
  steps: recipe.steps
    .filter(({ text }) => isSeen(text))
    .map(({ text, minutes }) => ({
      text: cut(text.trim(), limits.importedStepLength),
      minutes: minutes ? upTo(minutes, limits.recipeMinutes) : null,
    })),
  notes: cut(recipe.notes.trim(), limits.writtenNotesLength),
  tags: eachOnce(
    recipe.tags
      .map(tag => cut(oneLine(tag), limits.writtenTagLength))
      .filter(tag => isSeen(tag))
      .slice(0, limits.writtenTags),
  ),
  calories: upTo(recipe.calories, 100_000),
  language: isLanguage(recipe.language) ? recipe.language : null,
});

/** What its owner had noted about it, where it comes from a file of ours. */
export const marksOfPortable = (recipe: PortableRecipe) => ({
  favorite: recipe.isFavorite,
  ownNote: cut(recipe.ownNote, limits.ownNoteLength),
  rating: recipe.rating,
  cookedOn: [...new Set(recipe.cookedOn.filter(isDay))].toSorted().toReversed().slice(0, limits.cookedDays),
});

export const collectionsOfPortable = ({ collections = [] }: PortableRecipe) =>
  collections.map(name => cut(oneLine(name), limits.collectionNameLength)).filter(name => isSeen(name));

const isAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

export const sourceOfPortable = ({ source: { name, url } }: PortableRecipe) => ({
  kind: 'import' as const,
  name: cut(oneLine(name), 200),
  ...(url && url.length <= 2_048 && isAddress(url) && { url }),
});

export const servingsOfPortable = ({ servings }: PortableRecipe) =>
  servings === null ? null : Math.min(Math.max(servings, 1), limits.writtenServings);
