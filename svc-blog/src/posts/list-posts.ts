import { type BlogSummary, tagKey, wordsOf } from '@sufra/contracts';
import { trusted } from 'mongoose';
import type { PostModel } from '../models/post-model.ts';
import type { FindSummaries, Stamped } from './summary-cache.ts';

interface ListPosts {
  posts: PostModel;
  summaries: FindSummaries;
  q?: string | undefined;
  tag?: string | undefined;
}

/** A search for more words finds hardly less, and each of them is looked for in every post. */
const maxWords = 12;

/** Newest first, and every one of them: there are no pages. */
export async function listPosts({ posts, summaries, q, tag }: ListPosts): Promise<BlogSummary[]> {
  const words = [...new Set(wordsOf(q ?? ''))].slice(0, maxWords);
  // Who looks for signs alone finds what has none: nothing.
  if (q && words.length === 0) return [];
  const found = await posts
    .find({
      deletedAt: null,
      ...(tag ? { tagKeys: tagKey(tag) } : {}),
      ...(words.length > 0 ? { $and: words.map(containing) } : {}),
    })
    .sort({ createdAt: -1, _id: -1 })
    .select({ v: 1, renamed: 1 })
    .lean<Stamped[]>();
  return summaries(found);
}

// Letters and digits are all that is left of a word here, so no pattern of a caller ever gets to the database.
const containing = (word: string) => ({ searchText: trusted({ $regex: word }) });
