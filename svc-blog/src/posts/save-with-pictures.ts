import { messages } from '@sufra/contracts';
import { Problem, type UploadedFile } from '@sufra/service-kit';
import {
  claimPictures,
  keepPicture,
  type PictureDocument,
  settlePictures,
} from '@sufra/service-kit/pictures';
import { pictureIdsIn } from '../html/picture-ids.ts';
import { describeBlogPicture } from '../pictures/picture-address.ts';
import type { BlogStore } from './blog-store.ts';
import type { Draft, PreparedPost } from './prepare-post.ts';

interface Saved {
  written: Draft['written'];
  file: UploadedFile | undefined;
  /** The pictures that the post shows so far. */
  before: readonly string[];
}

export interface Prepared extends Pick<PreparedPost, 'fields' | 'shown'> {
  /** What was uploaded with this save. */
  cover: PictureDocument | undefined;
}

/**
 * Cleans the text, keeps a new cover, and saves. While that lasts, no picture that the post may come to show is removed.
 * Once it is over, what the post shows no more goes, or after a failure the cover that came with it.
 */
export async function saveWithPictures<T>(
  store: BlogStore,
  { written, file, before }: Saved,
  save: (prepared: Prepared) => Promise<T>,
): Promise<T> {
  const claimed = await claimPictures(store, [...pictureIdsIn(written.content), ...before]);
  const ids = claimed.map(({ _id }) => _id);
  let cover: PictureDocument | undefined;
  try {
    const prepared = await prepare(store, written, claimed);
    cover = file && (await keepPicture(store, file.bytes));
    const saved = await save({ ...prepared, cover });
    await settle(store, [...ids, ...(cover ? [cover._id] : [])], before);
    return saved;
  } catch (error) {
    // What was shown before too: the save that was faster may have dropped it, and could not remove it under this one.
    const own = cover ? [cover._id] : [];
    await settle(store, [...ids, ...own], [...before, ...own]);
    throw error;
  }
}

async function prepare(store: BlogStore, written: Draft['written'], known: PictureDocument[]) {
  const pictures = known.map(picture => [picture._id, describeBlogPicture(picture)] as const);
  const prepared = await store.prepare({ written, pictures });
  if (prepared.isEmpty)
    throw new Problem('invalid_request', {
      details: [{ path: 'content', message: messages.blogContentMissing }],
    });
  return prepared;
}

/** The save has had its outcome, whatever comes of this: what is left here is left to the sweep. */
async function settle(store: BlogStore, ids: string[], mayGo: readonly string[]) {
  await settlePictures(store, { ids, mayGo: id => mayGo.includes(id) }).catch(err =>
    store.log.warn({ err, pictures: ids }, 'pictures of a post could not be settled'),
  );
}
