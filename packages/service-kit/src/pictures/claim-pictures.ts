import type { PictureStore } from './keep-picture.ts';
import type { PictureDocument } from './picture-model.ts';

type Store = Pick<PictureStore, 'pictures' | 'unusedMs'>;

/** Those that are there and stay so while a save is under way: until they are settled no sweep removes them. */
export async function claimPictures(
  { pictures, unusedMs }: Store,
  ids: string[],
): Promise<PictureDocument[]> {
  const claimed: PictureDocument[] = [];
  for (const id of new Set(ids)) {
    const picture = await pictures
      .findOneAndUpdate(
        { _id: id, isComplete: true, isGoing: false },
        { $inc: { claims: 1, claimed: 1 }, $set: { sweepAt: new Date(Date.now() + unusedMs) } },
        { returnDocument: 'after' },
      )
      .lean<PictureDocument>();
    if (picture) claimed.push(picture);
  }
  return claimed;
}
