import { type ParsedQuery, tagKey } from '@sufra/contracts';
import { holdingWords } from '@sufra/service-kit';
import { visibleTo } from './own-recipe.ts';

export type SavedFilter = Omit<ParsedQuery<'GET /recipes'>, 'limit' | 'after'>;

/** The database's filter of what a member asks for; undefined where nothing can be found. */
export function savedFilter(ownerId: string, { q, tag, favorite, collection, shareToken }: SavedFilter) {
  const words = q ? holdingWords(q) : {};
  if (!words) return undefined;
  return {
    ...visibleTo(ownerId),
    isSaved: true,
    ...(tag ? { tagKeys: tagKey(tag) } : {}),
    ...(favorite === undefined ? {} : { favorite }),
    ...(collection ? { collections: collection } : {}),
    ...(shareToken ? { shareToken } : {}),
    ...words,
  };
}
