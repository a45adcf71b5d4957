import type { BlogSummary } from '@sufra/contracts';
import type { Types } from 'mongoose';
import type { PostModel } from '../models/post-model.ts';
import { describeSummary, type ListedPost } from './describe-summary.ts';

export type Stamped = Pick<ListedPost, '_id' | 'v' | 'renamed'>;
export type FindSummaries = (stamped: Stamped[]) => Promise<BlogSummary[]>;

interface Kept {
  stamp: string;
  summary: BlogSummary;
}

/** Some thirty megabytes. */
const most = 20_000;

const stampOf = ({ v, renamed = 0 }: Stamped) => `${v}.${renamed}`;

/**
 * Reading ten thousand summaries takes ten times as long as reading which there are, in which version. So they are kept,
 * and one that the database has in another version is read anew: who asks gets what is there now, from any replica.
 */
export function summaryCache(posts: PostModel): FindSummaries {
  const kept = new Map<string, Kept>();

  async function read(ids: Types.ObjectId[]) {
    const found = await posts
      .find({ _id: { $in: ids }, deletedAt: null })
      .select({ content: 0, searchText: 0, outbox: 0 })
      .lean<ListedPost[]>();
    for (const post of found)
      kept.set(String(post._id), { stamp: stampOf(post), summary: describeSummary(post) });
  }

  function forget() {
    for (const id of kept.keys()) {
      if (kept.size <= most) return;
      kept.delete(id);
    }
  }

  return async stamped => {
    const isOld = (post: Stamped) => kept.get(String(post._id))?.stamp !== stampOf(post);
    const old = stamped.filter(isOld).map(({ _id }) => _id);
    // One that was deleted since is not read again, and shall not be shown as it was.
    for (const _id of old) kept.delete(String(_id));
    if (old.length > 0) await read(old);
    const summaries = stamped.flatMap(({ _id }) => kept.get(String(_id))?.summary ?? []);
    forget();
    return summaries;
  };
}
