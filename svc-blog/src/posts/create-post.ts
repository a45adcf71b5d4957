import type { Blog, BlogForm } from '@sufra/contracts';
import { recordCreate, type UploadedFile } from '@sufra/service-kit';
import { Types } from 'mongoose';
import { describeBlogPicture } from '../pictures/picture-address.ts';
import { groupOf, onceInLanguage } from '../translations/group-of.ts';
import { translationsOf } from '../translations/translations-of.ts';
import { authorName, renameAuthor } from './author-name.ts';
import type { BlogStore } from './blog-store.ts';
import { describePost } from './describe-post.ts';
import { withFreeSlug } from './free-slug.ts';
import { saveWithPictures } from './save-with-pictures.ts';

interface CreatePost {
  form: BlogForm;
  file: UploadedFile | undefined;
  authorId: string;
}

export async function createPost(store: BlogStore, { form, file, authorId }: CreatePost): Promise<Blog> {
  const _id = new Types.ObjectId();
  const author = await authorName(store, authorId);
  const translationGroup = await groupOf(store.posts, { translationOf: form.translationOf });
  const post = await saveWithPictures(
    store,
    { written: form, file, before: [] },
    ({ fields: written, shown, cover }) => {
      const now = new Date();
      const fields = {
        _id,
        ...written,
        coverPicture: cover ? describeBlogPicture(cover) : null,
        coverAlt: cover ? form.coverAlt : '',
        pictures: [...shown, ...(cover ? [cover._id] : [])],
        language: form.language,
        translationGroup,
        author,
        authorId,
        createdAt: now,
        updatedAt: now,
      };
      return onceInLanguage(() =>
        withFreeSlug(form.title, async slug => {
          const data = { blogId: String(_id), slug, title: form.title, publishedAt: now.toISOString() };
          const created = recordCreate({ ...fields, slug }, { type: 'blog.published', data });
          await store.posts.create(created);
          return created;
        }),
      );
    },
  );
  // A new name, or the end of the account, may have been heard of while the post was on its way.
  if ((await authorName(store, authorId)) !== author) await renameAuthor(store, authorId);
  return describePost(post, await translationsOf(store.posts, post));
}
