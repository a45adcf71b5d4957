import { brand, type PageHead, type PageRecipe } from '@sufra/contracts';

/** An article as search engines read it. */
export function articleOf(
  head: PageHead,
  { address, image }: { address: string; image?: string | undefined },
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: head.title,
    description: head.description,
    mainEntityOfPage: address,
    ...(image && { image: [image] }),
    ...(head.publishedAt && { datePublished: head.publishedAt }),
    ...(head.changedAt && { dateModified: head.changedAt }),
    ...(head.author && { author: { '@type': 'Person', name: head.author } }),
    ...(head.tags.length > 0 && { keywords: head.tags.join(', ') }),
    publisher: { '@type': 'Organization', name: brand.name },
  };
}

/** A recipe as search engines read it. */
export function recipeOf(
  { recipe, ...head }: PageHead & { recipe: PageRecipe },
  { address, image }: { address: string; image?: string | undefined },
) {
  const { prepMinutes, cookMinutes, nutrition } = recipe;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name,
    description: head.description,
    inLanguage: recipe.language,
    mainEntityOfPage: address,
    ...(image && { image: [image] }),
    ...(head.author && { author: authorOf(head.author) }),
    ...(head.publishedAt && { datePublished: head.publishedAt }),
    ...(head.changedAt && { dateModified: head.changedAt }),
    recipeYield: String(recipe.servings),
    recipeCategory: recipe.meal,
    ...(recipe.cuisine && { recipeCuisine: recipe.cuisine }),
    ...(head.tags.length > 0 && { keywords: head.tags.join(', ') }),
    ...(prepMinutes > 0 && { prepTime: isoDuration(prepMinutes) }),
    ...(cookMinutes > 0 && { cookTime: isoDuration(cookMinutes) }),
    ...(prepMinutes + cookMinutes > 0 && { totalTime: isoDuration(prepMinutes + cookMinutes) }),
    recipeIngredient: recipe.ingredients,
    recipeInstructions: recipe.steps.map(text => ({ '@type': 'HowToStep', text })),
    ...(nutrition && { nutrition: nutritionOf(nutrition) }),
    ...(recipe.isHalal && { suitableForDiet: 'https://schema.org/HalalDiet' }),
  };
}

const authorOf = (name: string) => ({
  '@type': name === brand.name ? 'Organization' : 'Person',
  name,
});

/** As ISO 8601 has it: PT1H20M. */
function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}

function nutritionOf({ kcal, ...figures }: NonNullable<PageRecipe['nutrition']>) {
  const { protein, carbohydrate, sugars, fat, saturated, fibre, salt } = figures;
  const grams = {
    proteinContent: protein,
    carbohydrateContent: carbohydrate,
    sugarContent: sugars,
    fatContent: fat,
    saturatedFatContent: saturated,
    fiberContent: fibre,
  };
  return {
    '@type': 'NutritionInformation',
    servingSize: '1 serving',
    calories: `${kcal} kcal`,
    ...Object.fromEntries(
      Object.entries(grams)
        .filter(([, value]) => value !== null)
        .map(([name, value]) => [name, `${value} g`]),
    ),
    // Two fifths of salt are sodium.
    ...(salt !== null && { sodiumContent: `${Math.round(salt * 400)} mg` }),
  };
}

/** JSON that no parser of HTML takes for markup, whatever stands in its texts. */
export const asData = (value: object) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
