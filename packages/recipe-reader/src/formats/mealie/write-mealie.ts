import { createHash } from 'node:crypto';
import { ownKey } from '../own-part.ts';
import type { PortableRecipe } from '../portable-recipe.ts';

/** The same for the same words, so that a recipe is always written alike. */
function uuidOf(...words: string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(words)).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

const minutesText = (minutes: number) => (minutes > 0 ? `${minutes} minutes` : null);
const named = (name: string, slug: string) => ({ id: uuidOf('tag', name), name, slug });

/** A recipe as Mealie's own export holds it, in the file of its name. */
export function mealieRecipe(
  recipe: PortableRecipe,
  slug: string,
  hasPhoto = false,
): Record<string, unknown> {
  const { title, servings, prepMinutes, cookMinutes, calories } = recipe;
  return {
    id: uuidOf('recipe', slug, title),
    name: title,
    slug,
    // Mealie shows a recipe's image only where this says something; it is part of the image's address.
    image: hasPhoto ? uuidOf('image', slug, title).slice(0, 4) : null,
    recipe_servings: servings ?? 0,
    recipe_yield_quantity: 0,
    recipe_yield: servings === null ? null : `${servings} servings`,
    total_time: minutesText(prepMinutes + cookMinutes),
    prep_time: minutesText(prepMinutes),
    cook_time: null,
    // What cooking takes stands here; Mealie shows the other one nowhere.
    perform_time: minutesText(cookMinutes),
    description: recipe.description,
    recipe_category: (recipe.collections ?? []).map((name, at) => named(name, `${slug}-category-${at + 1}`)),
    tags: recipe.tags.map((tag, at) => named(tag, `${slug}-tag-${at + 1}`)),
    tools: [],
    rating: recipe.rating,
    org_url: recipe.source.url,
    date_added: recipe.createdAt?.slice(0, 10) ?? null,
    date_updated: null,
    recipe_ingredient: recipe.ingredients.map(({ text }, at) => ({
      ...{ title: null, note: text, unit: null, food: null, disable_amount: true, quantity: 1 },
      original_text: text,
      reference_id: uuidOf('ingredient', slug, String(at), text),
    })),
    recipe_instructions: recipe.steps.map(({ text }, at) => ({
      id: uuidOf('step', slug, String(at), text),
      ...{ title: '', text, ingredient_references: [] },
    })),
    nutrition: calories > 0 ? { calories: String(calories) } : null,
    settings: {
      ...{ public: false, show_nutrition: false, show_assets: false, landscape_view: false },
      ...{ disable_comments: true, disable_amount: true, locked: false },
    },
    assets: [],
    notes: recipe.notes ? [{ title: '', text: recipe.notes }] : [],
    extras: { [ownKey]: JSON.stringify(recipe) },
    comments: [],
  };
}
