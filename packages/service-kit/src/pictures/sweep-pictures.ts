import type { PictureDocument } from './picture-model.ts';
import { eraseUnlessShown, type SettleDeps } from './settle-pictures.ts';

const atOnce = 100;

/** Removes what was uploaded and came to be shown nowhere, and what a failure has left half done. */
export async function sweepPictures(deps: SettleDeps): Promise<number> {
  const due = await deps.pictures
    .find({ sweepAt: { $lte: new Date() } })
    .sort({ sweepAt: 1 })
    .limit(atOnce)
    .select({ claimed: 1 })
    .lean<PictureDocument[]>();
  for (const { _id, claimed } of due) {
    // No save takes as long as this one was claimed: the replica that did that has died.
    await deps.pictures.updateOne({ _id, claimed }, { $set: { claims: 0 } });
    await eraseUnlessShown(deps, _id);
  }
  return due.length;
}
