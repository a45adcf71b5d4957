import { erasePicture } from './erase-picture.ts';
import type { PictureFiles } from './picture-files.ts';
import type { PictureDocument, PictureModel } from './picture-model.ts';

export interface SettleDeps {
  pictures: PictureModel;
  files: PictureFiles;
  /** Whether anything shows it, by what is in the database now. */
  isShown: (id: string) => Promise<boolean>;
  /** After how long one that is shown is looked at again, where what shows it may go away unnoticed. */
  lookAgainMs?: number;
}

/** A save is over: what is shown stays, and of the rest goes what `mayGo`. Both by what is in the database now. */
export async function settlePictures(
  deps: SettleDeps,
  { ids, mayGo }: { ids: string[]; mayGo: (id: string) => boolean },
): Promise<void> {
  for (const id of ids) {
    await deps.pictures.updateOne({ _id: id, claims: { $gt: 0 } }, { $inc: { claims: -1 } });
    await (mayGo(id) ? eraseUnlessShown(deps, id) : keepIfShown(deps, id));
  }
}

async function keepIfShown(deps: SettleDeps, id: string): Promise<boolean> {
  const seen = await deps.pictures.findById(id).select({ claimed: 1 }).lean<PictureDocument>();
  if (!seen || !(await deps.isShown(id))) return false;
  const next = deps.lookAgainMs
    ? { $set: { sweepAt: new Date(Date.now() + deps.lookAgainMs) } }
    : { $unset: { sweepAt: '' } };
  await deps.pictures.updateOne({ _id: id, claims: 0, claimed: seen.claimed }, next);
  return true;
}

/** A claim that came after the look at what shows it is newer than the look, and wins. */
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
