import { messages } from '@sufra/contracts';
import { changeDocument, Problem, recordChange } from '@sufra/service-kit';
import { claimPictures, settlePictures } from '@sufra/service-kit/pictures';
import type { PostDocument } from '../models/post-model.ts';
import type { BlogStore } from './blog-store.ts';
import { findLive } from './find-post.ts';

/** All that a post holds; the rest goes once its events are published. */
const erased = [
  ...['content', 'excerpt', 'searchText', 'searchParts', 'tagKeys', 'tags', 'metaTitle', 'metaDescription'],
  ...['coverPicture', 'coverAlt', 'pictures', 'author', 'authorId', 'language', 'translationGroup'],
];

export async function deletePost(store: BlogStore, id: string): Promise<{ message: string }> {
  const { posts, log } = store;
  const { pictures } = await findLive(posts, { _id: id });
  const ids = (await claimPictures(store, pictures)).map(picture => picture._id);
  const deleted = await changeDocument<PostDocument>({
    read: () => posts.findOne({ _id: id, deletedAt: null }).lean<PostDocument>().exec(),
    change: post =>
      recordChange({
        of: post,
        update: {
          // Another post may have its address from now on; this sign is in none.
          $set: { deletedAt: new Date(), title: '', slug: `~${id}` },
          $unset: Object.fromEntries(erased.map(field => [field, ''])),
        },
      }),
    write: ({ filter, update }) =>
      posts.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<PostDocument>().exec(),
  });
  await settlePictures(store, { ids, mayGo: () => true }).catch(err =>
    log.warn({ err, pictures: ids }, 'pictures of a deleted post could not be removed yet'),
  );
  if (!deleted) throw new Problem('not_found', { message: messages.blogNotFound });
  return { message: messages.blogDeleted };
}
