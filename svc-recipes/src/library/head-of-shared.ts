import { brand, type PageHead } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { imageOf } from '../recipe/image-of.ts';
import { findSharedRecipe, type SharedDeps } from './share-recipe.ts';

const shared = /^\/r\/([\w-]{22})\/?$/i;

// A visitor who has the address may read; a search engine must not list it.
const unlisted = {
  path: null,
  isIndexed: false,
  type: 'website' as const,
  image: null,
  publishedAt: null,
  changedAt: null,
  author: null,
  tags: [],
  html: null,
} satisfies Partial<PageHead>;

const nothingHere: PageHead = {
  ...unlisted,
  status: 404,
  title: `A shared recipe - ${brand.name}`,
  description: 'There is no recipe at this address, or it is no longer shared.',
};

/** What a link preview of a shared recipe shows. */
export async function headOfShared(deps: SharedDeps, path: string): Promise<PageHead> {
  const token = shared.exec(path)?.[1];
  if (!token) return nothingHere;
  try {
    const { recipe } = await findSharedRecipe(deps, token);
    const title = `${recipe.title} - ${brand.name}`;
    const image = imageOf(recipe);
    return { ...nothingHere, status: 200, title, description: recipe.description, image };
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return nothingHere;
    throw error;
  }
}
