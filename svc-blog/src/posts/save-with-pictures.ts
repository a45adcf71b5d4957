import type { UploadedFile } from '@sufra/service-kit';
import { pictureIdsIn } from '../html/picture-ids.ts';
import { claimPictures } from '../pictures/claim-pictures.ts';
import { keepPicture } from '../pictures/keep-picture.ts';
import type { PictureDocument } from '../pictures/picture-model.ts';
import { settlePictures } from '../pictures/settle-pictures.ts';
import type { BlogStore } from './blog-store.ts';
import { cleanedContent } from './cleaned-content.ts';

interface Draft {
  html: string;
  file: UploadedFile | undefined;
  /** The pictures that the post shows so far. */
  before: readonly string[];
}

export interface Prepared {
  content: string;
  /** The pictures in the text. */
  shown: string[];
  /** What was uploaded with this save. */
  cover: PictureDocument | undefined;
}

/**
 * Cleans the text, keeps a new cover, and saves. While that lasts, no picture that the post may come to show is removed.
 * Once it is over, what the post shows no more goes, or after a failure the cover that came with it.
 */
export async function saveWithPictures<T>(
  store: BlogStore,
  { html, file, before }: Draft,
  save: (prepared: Prepared) => Promise<T>,
): Promise<T> {
  const claimed = await claimPictures(store, [...pictureIdsIn(html), ...before]);
  const ids = claimed.map(({ _id }) => _id);
  let cover: PictureDocument | undefined;
  try {
    const cleaned = cleanedContent(html, claimed);
    cover = file && (await keepPicture(store, file.bytes));
    const saved = await save({ ...cleaned, cover });
    await settle(store, [...ids, ...(cover ? [cover._id] : [])], before);
    return saved;
  } catch (error) {
    // What was shown before too: the save that was faster may have dropped it, and could not remove it under this one.
    const own = cover ? [cover._id] : [];
    await settle(store, [...ids, ...own], [...before, ...own]);
    throw error;
  }
}

/** The save has had its outcome, whatever comes of this: what is left here is left to the sweep. */
async function settle(store: BlogStore, ids: string[], mayGo: readonly string[]) {
  await settlePictures(store, { ids, mayGo: id => mayGo.includes(id) }).catch(err =>
    store.log.warn({ err, pictures: ids }, 'pictures of a post could not be settled'),
  );
}
