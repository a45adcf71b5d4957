import { Problem } from '@sufra/service-kit';
import { trusted } from 'mongoose';
import type { ArchiveDeps } from './archive-deps.ts';
import type { ArchiveDocument, ArchivedDocument } from './archive-model.ts';
import { keepArchived } from './keep-archived.ts';
import { keepArchivedPhoto, PhotosBusy } from './keep-archived-photo.ts';

/** Longer than one recipe takes with its photo; renewed before each. */
const leaseMs = 60_000;
const busyMs = 5_000;
const recipesInTurn = 10;

/** Some recipes of the archive that has waited longest, so that a large one holds up no other. True while there may be more. */
export async function workOnArchives(deps: ArchiveDeps, stopping: AbortSignal): Promise<boolean> {
  const archive = await claim(deps);
  if (!archive) return false;
  try {
    await takeTurn(deps, archive, stopping);
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'session_ended')) throw error;
    // The account is gone, and what it brought goes with it.
    await deps.archives.deleteMany({ ownerId: archive.ownerId });
    await deps.archived.deleteMany({ ownerId: archive.ownerId });
    await deps.archivedPhotos.deleteMany({ ownerId: archive.ownerId });
  }
  return true;
}

function claim({ archives }: ArchiveDeps) {
  const now = new Date();
  return archives
    .findOneAndUpdate(
      { state: 'running', leaseUntil: trusted({ $lte: now }) },
      { $set: { leaseUntil: new Date(now.getTime() + leaseMs) } },
      { sort: { leaseUntil: 1 }, returnDocument: 'after' },
    )
    .lean<ArchiveDocument>();
}

async function takeTurn(deps: ArchiveDeps, archive: ArchiveDocument, stopping: AbortSignal): Promise<void> {
  const { archives, archived } = deps;
  const waiting = await archived
    .find({ archiveId: archive._id, outcome: null })
    .sort({ index: 1 })
    .limit(recipesInTurn)
    .lean<ArchivedDocument[]>();
  let isBusy = false;
  for (const item of waiting) {
    if (stopping.aborted) break;
    await archives.updateOne({ _id: archive._id }, { $set: { leaseUntil: new Date(Date.now() + leaseMs) } });
    isBusy = await keepOne(deps, item);
    if (isBusy) break;
  }
  const isDone = !(await archived.exists({ archiveId: archive._id, outcome: null }));
  // Given back as of now: the one that has waited longest is next.
  const leaseUntil = new Date(Date.now() + (isBusy ? busyMs : 0));
  await archives.updateOne({ _id: archive._id }, { $set: { leaseUntil, ...(isDone && { state: 'done' }) } });
}

/** A recipe with its photo; true where that has to wait, and the recipe is looked at again with it. */
async function keepOne(deps: ArchiveDeps, item: ArchivedDocument): Promise<boolean> {
  const { archived, archivedPhotos } = deps;
  const { _id, photo } = item;
  const { outcome, isDoubtful = false, forbidden = [] } = await keepArchived(deps, item);
  const $set: Record<string, unknown> = { outcome, isDoubtful, forbidden };
  if (outcome === 'kept' && photo?.outcome === null)
    try {
      $set['photo.outcome'] = await keepArchivedPhoto(deps, item);
    } catch (error) {
      if (error instanceof PhotosBusy) return true;
      throw error;
    }
  // What was left out may be made halal, or find room later; what is kept is among the recipes.
  const $unset = outcome === 'kept' ? { recipe: '' } : {};
  await archived.updateOne({ _id }, { $set, $unset });
  if (photo) await archivedPhotos.deleteOne({ _id });
  return false;
}
