import { cleanHtml } from '../html/clean-html.ts';
import type { PostDocument, PostModel } from './post-model.ts';
import { writtenFields } from './written-fields.ts';

/** Posts of the time before covers, versions and search get what they lack; done twice, it changes nothing. */
export async function completeOldPosts(posts: PostModel): Promise<void> {
  const lacking = { searchText: { $exists: false }, deletedAt: null };
  for (const post of await posts.find(lacking).lean<PostDocument[]>()) {
    const content = cleanHtml(post.content, new Map());
    await posts.collection.updateOne(
      { _id: post._id, searchText: { $exists: false } },
      {
        $set: {
          ...writtenFields({ ...post, content }),
          ...{ coverPicture: null, coverAlt: '', pictures: [], authorId: null },
          ...{ v: 1, outbox: [], leaseUntil: new Date(0) },
        },
      },
    );
  }
}
