import { slugify } from '@sufra/contracts';
import { isDuplicateKey } from '@sufra/service-kit';

/** They stand where a slug would, in the addresses of other calls. */
const taken = new Set(['counts', 'head', 'pages', 'feed', 'images']);
const maxTries = 500;

/** Tries the slug of a title, then with -2, -3 … The database alone knows what is free, so `insert` is the question. */
export async function withFreeSlug<T>(title: string, insert: (slug: string) => Promise<T>): Promise<T> {
  const base = slugify(title);
  for (let count = 1; count <= maxTries; count++) {
    const slug = count === 1 ? base : `${base}-${count}`;
    if (taken.has(slug)) continue;
    try {
      return await insert(slug);
    } catch (error) {
      if (!isDuplicateKey(error, 'slug')) throw error;
    }
  }
  throw new Error(`there are ${maxTries} posts of one title already`);
}
