import type { AccessFactsModel } from '@sufra/service-kit';
import type { PostModel } from '../models/post-model.ts';

interface Deps {
  posts: PostModel;
  facts: AccessFactsModel;
}

const factsOf = ({ facts }: Pick<Deps, 'facts'>, userId: string) =>
  facts.findById(userId).select({ displayName: 1, deleted: 1 }).lean();

/** As svc-auth last said; nothing while it has not. */
export async function authorName(deps: Pick<Deps, 'facts'>, userId: string): Promise<string> {
  const known = await factsOf(deps, userId);
  return known && !known.deleted ? (known.displayName ?? '') : '';
}

/**
 * The posts of an author say the name that they have now. One who has deleted the account is named nowhere; one who is no
 * moderator any more has no name here, and the posts keep the one that they were published under.
 */
export async function renameAuthor(deps: Deps, userId: string): Promise<void> {
  const known = await factsOf(deps, userId);
  if (known?.deleted) {
    await deps.posts.updateMany({ authorId: userId }, { $set: { author: '', authorId: null } });
  } else if (known?.displayName) {
    const { displayName } = known;
    await deps.posts.updateMany(
      { authorId: userId, author: { $ne: displayName } },
      { $set: { author: displayName } },
    );
  }
}
