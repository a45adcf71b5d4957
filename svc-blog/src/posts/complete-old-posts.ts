import { completeDocuments } from '@sufra/service-kit';
import type { PostDocument } from '../models/post-model.ts';
import type { BlogStore } from './blog-store.ts';
import { searchFields } from './written-fields.ts';

// With their contents.
const postsAtOnce = 100;

/** Posts of an earlier time get what they lack; done twice, it changes nothing. */
export async function completeOldPosts(store: Pick<BlogStore, 'posts' | 'prepare'>): Promise<void> {
  await completeUnprepared(store);
  await completeUnsearchable(store);
}

/** Of the time before covers, versions and search. */
async function completeUnprepared({ posts, prepare }: Pick<BlogStore, 'posts' | 'prepare'>) {
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

/** Of the time before the parts of words were in an index. A post that is saved meanwhile has them by that. */
const completeUnsearchable = ({ posts }: Pick<BlogStore, 'posts'>) =>
  completeDocuments<PostDocument>({
    model: posts,
    lacking: { searchParts: null, deletedAt: null },
    madeOf: 'title content tags metaTitle metaDescription',
    lacks: post => ({ ...searchFields(post) }),
    atOnce: postsAtOnce,
  });
