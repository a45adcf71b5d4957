import type { PictureDocument, PictureModel } from '../models/picture-model.ts';
import type { PostModel } from '../models/post-model.ts';
import { erasePicture } from './erase-picture.ts';
import type { PictureFiles } from './picture-files.ts';

export interface SettleDeps {
  pictures: PictureModel;
  files: PictureFiles;
  posts: PostModel;
}

/** A save is over: what a post shows stays, and of the rest goes what `mayGo`. Both by what is in the database now. */
export async function settlePictures(
  deps: SettleDeps,
  { ids, mayGo }: { ids: string[]; mayGo: (id: string) => boolean },
): Promise<void> {
  for (const id of ids) {
    await deps.pictures.updateOne({ _id: id, claims: { $gt: 0 } }, { $inc: { claims: -1 } });
    await (mayGo(id) ? eraseUnlessShown(deps, id) : keepIfShown(deps, id));
  }
}

const isShown = ({ posts }: SettleDeps, id: string) => posts.exists({ pictures: id, deletedAt: null });

async function keepIfShown(deps: SettleDeps, id: string): Promise<boolean> {
  const seen = await deps.pictures.findById(id).select({ claimed: 1 }).lean<PictureDocument>();
  if (!seen || !(await isShown(deps, id))) return false;
  await deps.pictures.updateOne({ _id: id, claims: 0, claimed: seen.claimed }, { $unset: { sweepAt: '' } });
  return true;
}

/** A claim that came after the look at the posts is newer than the look, and wins. */
export async function eraseUnlessShown(deps: SettleDeps, id: string): Promise<void> {
  const seen = await deps.pictures.findById(id).select({ claimed: 1 }).lean<PictureDocument>();
  if (!seen || (await keepIfShown(deps, id))) return;
  const going = await deps.pictures
    .findOneAndUpdate(
      { _id: id, claims: 0, claimed: seen.claimed },
      { $set: { isGoing: true, sweepAt: new Date() } },
    )
    .lean<PictureDocument>();
  if (going) await erasePicture(deps, going);
}
