import { messages } from '@sufra/contracts';
import { isDuplicateKey, Problem } from '@sufra/service-kit';
import { Types } from 'mongoose';
import type { PostDocument, PostModel } from '../models/post-model.ts';
import { translationsOf } from './translations-of.ts';

const refused = (message: string) =>
  new Problem('invalid_request', { details: [{ path: 'translationOf', message }] });

export const newGroup = () => String(new Types.ObjectId());

/** The group of a post that is, or becomes, a translation of the one at this slug; of none where that is empty. */
export async function groupOf(
  posts: PostModel,
  { translationOf, post }: { translationOf: string; post?: PostDocument },
): Promise<string> {
  if (translationOf === '') return post ? await groupOfItsOwn(posts, post) : newGroup();
  const other = await posts
    .findOne({ slug: translationOf.toLowerCase(), deletedAt: null })
    .select({ translationGroup: 1 })
    .lean<PostDocument>();
  if (!other) throw refused(messages.blogTranslationOfNone);
  if (post && String(other._id) === String(post._id)) throw refused(messages.blogTranslationOfItself);
  return other.translationGroup;
}

/** Its translations stay together where it leaves them. */
async function groupOfItsOwn(posts: PostModel, post: PostDocument): Promise<string> {
  const others = await translationsOf(posts, post);
  return others.length > 0 ? newGroup() : post.translationGroup;
}

/** The database alone knows what was saved at the same moment. */
export async function onceInLanguage<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (isDuplicateKey(error, 'translationGroup')) throw refused(messages.blogTranslationTaken);
    throw error;
  }
}
