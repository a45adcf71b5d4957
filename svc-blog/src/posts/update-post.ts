import type { Blog, BlogChangeForm } from '@sufra/contracts';
import { Problem, recordChange, type UploadedFile } from '@sufra/service-kit';
import type { z } from 'zod';
import type { PostDocument } from '../models/post-model.ts';
import { describeBlogPicture, pictureIdIn } from '../pictures/picture-address.ts';
import { groupOf, onceInLanguage } from '../translations/group-of.ts';
import { translationsOf } from '../translations/translations-of.ts';
import type { BlogStore } from './blog-store.ts';
import { describePost } from './describe-post.ts';
import { findLive } from './find-post.ts';
import { type Prepared, saveWithPictures } from './save-with-pictures.ts';

interface UpdatePost {
  id: string;
  form: z.output<typeof BlogChangeForm>;
  file: UploadedFile | undefined;
}

/** Saves what was made of the version that the form names, or nothing. */
export async function updatePost(store: BlogStore, { id, form, file }: UpdatePost): Promise<Blog> {
  const current = await findLive(store.posts, { _id: id });
  if (current.v !== form.version) throw new Problem('edit_conflict');
  const { language = current.language, translationOf } = form;
  const translationGroup =
    translationOf === undefined
      ? current.translationGroup
      : await groupOf(store.posts, { translationOf, post: current });
  const changed = await saveWithPictures(
    store,
    { written: form, file, before: current.pictures },
    async ({ fields, shown, cover }) => {
      const { filter, update } = recordChange({
        of: current,
        update: {
          $set: {
            ...fields,
            language,
            translationGroup,
            ...coverFields(current, { form, cover, shown }),
            updatedAt: new Date(),
          },
        },
      });
      const saved = await onceInLanguage(async () =>
        store.posts.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<PostDocument>(),
      );
      if (saved) return saved;
      // Another moderator was faster: with another save, or by deleting it.
      await findLive(store.posts, { _id: id });
      throw new Problem('edit_conflict');
    },
  );
  return describePost(changed, await translationsOf(store.posts, changed));
}

function coverFields(
  current: PostDocument,
  { form, cover, shown }: Pick<UpdatePost, 'form'> & Pick<Prepared, 'cover' | 'shown'>,
) {
  const kept = form.removeCover ? null : current.coverPicture;
  const coverPicture = cover ? describeBlogPicture(cover) : kept;
  const coverId = coverPicture && pictureIdIn(coverPicture.src);
  return {
    coverPicture,
    coverAlt: coverPicture ? form.coverAlt : '',
    pictures: [...new Set([...shown, ...(coverId ? [coverId] : [])])],
  };
}
