import type { PortableRecipe } from '../portable-recipe.ts';

/** An address of its own as a name: a program that reads schema.org passes over it. */
export const ownName = 'urn:x-sufra:recipe';

const isoMinutes = (minutes: number) => (minutes > 0 ? `PT${minutes}M` : undefined);

/** A node of schema.org's Recipe, with nothing in it that is not said. */
export function jsonLdNode(recipe: PortableRecipe, image?: string): Record<string, unknown> {
  const { source, servings, prepMinutes, cookMinutes, calories } = recipe;
  const node = {
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description || undefined,
    image,
    inLanguage: recipe.language ?? undefined,
    dateCreated: recipe.createdAt ?? undefined,
    recipeYield: servings === null ? undefined : String(servings),
    prepTime: isoMinutes(prepMinutes),
    cookTime: isoMinutes(cookMinutes),
    totalTime: isoMinutes(prepMinutes + cookMinutes),
    recipeIngredient: recipe.ingredients.map(({ text }) => text),
    recipeInstructions: recipe.steps.map(({ text }) => ({ '@type': 'HowToStep', text })),
    keywords: recipe.tags.length > 0 ? recipe.tags : undefined,
    suitableForDiet: recipe.isHalal ? 'https://schema.org/HalalDiet' : undefined,
    nutrition: calories > 0 ? { '@type': 'NutritionInformation', calories: `${calories} kcal` } : undefined,
    isBasedOn: source.url ?? undefined,
    creditText: source.name || undefined,
    comment: recipe.notes ? { '@type': 'Comment', text: recipe.notes } : undefined,
    [ownName]: { '@type': '@json', '@value': recipe },
  };
  return Object.fromEntries(Object.entries(node).filter(([, value]) => value !== undefined));
}

const context = 'https://schema.org';

/** One recipe is a node, several are a graph. Each with the address of its image, if it has one. */
export function writeJsonLd(
  recipes: readonly PortableRecipe[],
  images: readonly (string | undefined)[] = [],
): string {
  const [only, ...others] = recipes.map((recipe, at) => jsonLdNode(recipe, images[at]));
  const data =
    only && others.length === 0
      ? { '@context': context, ...only }
      : { '@context': context, '@graph': only ? [only, ...others] : [] };
  return `${JSON.stringify(data, null, 2)}\n`;
}
