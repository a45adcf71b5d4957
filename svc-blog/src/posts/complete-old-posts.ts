import type { PostDocument } from '../models/post-model.ts';
import type { BlogStore } from './blog-store.ts';

/** Posts of the time before covers, versions and search get what they lack; done twice, it changes nothing. */
export async function completeOldPosts({
  posts,
  prepare,
}: Pick<BlogStore, 'posts' | 'prepare'>): Promise<void> {
  const lacking = { searchText: { $exists: false }, deletedAt: null };
  for (const post of await posts.find(lacking).lean<PostDocument[]>()) {
    const { title, content, tags, metaTitle, metaDescription } = post;
    const written = { title, content, tags, metaTitle, metaDescription };
    const { fields } = await prepare({ written, pictures: [] });
    await posts.collection.updateOne(
      { _id: post._id, searchText: { $exists: false } },
      {
        $set: {
          ...fields,
          ...{ coverPicture: null, coverAlt: '', pictures: [], authorId: null },
          ...{ v: 1, outbox: [], leaseUntil: new Date(0) },
        },
      },
    );
  }
}
