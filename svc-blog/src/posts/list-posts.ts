import { type AnswerOf, type Found, type ParsedQuery, tagKey } from '@sufra/contracts';
import { countUpToMost, holdingWords, pageOf } from '@sufra/service-kit';
import type { PostModel } from '../models/post-model.ts';
import { saidElsewhere, saidIn } from '../translations/said-in.ts';
import { describeSummary, type ListedPost } from './describe-summary.ts';

type Filter = ParsedQuery<'GET /blogs/counts'>;

/** The database's filter; undefined where nothing can be found. */
export function postsFilter({ q, tag, language, notLanguage }: Filter) {
  const words = q ? holdingWords(q) : {};
  return (
    words && {
      deletedAt: null,
      ...(language ? { language: saidIn(language) } : {}),
      ...(notLanguage ? { language: saidElsewhere(notLanguage) } : {}),
      ...(tag ? { tagKeys: tagKey(tag) } : {}),
      ...words,
    }
  );
}

/** Newest first. The content and what is searched of it stay in the database. */
export async function listPosts(
  posts: PostModel,
  { limit, after, ...filter }: ParsedQuery<'GET /blogs'>,
): Promise<AnswerOf<'GET /blogs'>> {
  const page = pageOf({ by: 'createdAt', kind: 'date' }, { limit, after });
  const wanted = postsFilter(filter);
  if (!wanted) return { blogs: [], next: null };
  const found = await posts
    .find({ $and: [wanted, page.filter] })
    .sort(page.sort)
    .limit(page.limit)
    .select({ content: 0, searchText: 0, searchParts: 0, outbox: 0 })
    .lean<ListedPost[]>();
  const { entries, next } = page.cut(found);
  return { blogs: entries.map(describeSummary), next };
}

async function count(posts: PostModel, filter: Filter): Promise<Found> {
  const wanted = postsFilter(filter);
  return wanted
    ? countUpToMost(options => posts.countDocuments(wanted, options))
    : { found: 0, isMore: false };
}

export async function countPosts(posts: PostModel, filter: Filter): Promise<AnswerOf<'GET /blogs/counts'>> {
  const { language, ...rest } = filter;
  const [found, elsewhere] = await Promise.all([
    count(posts, filter),
    language ? count(posts, { ...rest, notLanguage: language }) : null,
  ]);
  return { ...found, elsewhere };
}
