import { brand, type PageHead, type PublishedRecipe, usualServings } from '@sufra/contracts';
import { escapeHtml, Problem } from '@sufra/service-kit';
import { imageOf } from '../recipe/image-of.ts';
import { listPublished, type PublishedDeps, readPublished } from './find-published.ts';

const listed = /^\/recipes\/?$/i;
const page = /^\/recipe\/([a-z0-9-]{1,120})\/?$/i;
const mostListed = 60;

const titled = (title: string) => `${title} - ${brand.name}`;

const noPage: PageHead = {
  status: 404,
  title: titled('Recipe not found'),
  description: 'There is no published recipe at this address.',
  path: null,
  isIndexed: false,
  type: 'website',
  image: null,
  publishedAt: null,
  changedAt: null,
  author: null,
  tags: [],
  html: null,
};

/** What those who run no script see of the collection, or of one published recipe; undefined where the path is neither. */
export async function headOfPublished(deps: PublishedDeps, path: string): Promise<PageHead | undefined> {
  if (listed.test(path)) return headOfList(deps);
  const slug = page.exec(path)?.[1]?.toLowerCase();
  if (slug === undefined) return undefined;
  try {
    return headOfRecipe((await readPublished(deps, slug)).recipe);
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return noPage;
    throw error;
  }
}

const headOfRecipe = (recipe: PublishedRecipe): PageHead => ({
  ...noPage,
  status: 200,
  title: titled(recipe.title),
  description: recipe.description || recipe.ingredients.slice(0, 8).join(', '),
  path: `/recipe/${recipe.slug}`,
  isIndexed: true,
  type: 'article',
  image: imageOf(recipe),
  publishedAt: recipe.publishedAt,
  changedAt: recipe.changedAt,
  author: recipe.author,
  tags: recipe.tags,
  ...(recipe.language && { language: recipe.language }),
  recipe: {
    name: recipe.title,
    language: recipe.language ?? 'en',
    servings: recipe.options.servingSize ?? usualServings,
    prepMinutes: recipe.prepTime,
    cookMinutes: recipe.cookTime,
    ingredients: recipe.ingredients,
    steps: recipe.instructions,
    cuisine: recipe.options.cuisine ?? null,
    meal: recipe.meal,
    nutrition: recipe.nutrition && !recipe.nutrition.isEstimate ? recipe.nutrition.perServing : null,
    isHalal: recipe.halal.verdict === 'halal',
  },
  html: htmlOf(recipe),
});

const items = (texts: string[]) => texts.map(text => `<li>${escapeHtml(text)}</li>`).join('');

function htmlOf({
  title,
  description,
  author,
  language,
  ingredients,
  instructions,
  picture,
}: PublishedRecipe) {
  const direction = language === 'ar' || language === 'ur' ? 'rtl' : 'ltr';
  return `<article lang="${language ?? 'en'}" dir="${direction}"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(author)}</p><p><img src="${escapeHtml(picture.path)}.png" alt="${escapeHtml(picture.alt)}" width="1200" height="900"></p><p>${escapeHtml(description)}</p><ul>${items(ingredients)}</ul><ol>${items(instructions)}</ol></article>`;
}

async function headOfList(deps: PublishedDeps): Promise<PageHead> {
  const { recipes } = await listPublished(deps, { limit: mostListed });
  const lines = recipes.map(
    ({ slug, title, description, language }) =>
      `<li lang="${language ?? 'en'}"><a href="/recipe/${slug}">${escapeHtml(title)}</a><p>${escapeHtml(description)}</p></li>`,
  );
  return {
    ...noPage,
    status: 200,
    title: titled('Recipes'),
    description: 'Halal recipes, checked line by line.',
    path: '/recipes',
    isIndexed: true,
    html: lines.length > 0 ? `<h1>Recipes</h1><ul>${lines.join('')}</ul>` : null,
  };
}
