import type { RecipeArchive } from '@sufra/contracts';
import type { ArchiveDocument, ArchivedDocument, ArchiveModels } from './archive-model.ts';

type Item = Pick<ArchivedDocument, 'index' | 'title' | 'outcome' | 'isDoubtful' | 'forbidden' | 'photo'>;

/** How far it is, and what was left out so far, recipes before files. */
export async function describeArchive(
  archived: ArchiveModels['archived'],
  archive: ArchiveDocument,
): Promise<RecipeArchive> {
  const items = await archived
    .find({ archiveId: archive._id })
    .sort({ index: 1 })
    .select('index title outcome isDoubtful forbidden photo')
    .lean<Item[]>();
  const done = items.filter(({ outcome }) => outcome !== null);
  const kept = done.filter(({ outcome }) => outcome === 'kept');
  const photosLeft = kept.flatMap(({ title, photo }) =>
    photo?.outcome && photo.outcome !== 'kept' ? [{ title, reason: photo.outcome }] : [],
  );
  const others = (archive.otherPhotos ?? []).map(title => ({ title, reason: 'of_no_recipe' as const }));
  return {
    _id: String(archive._id),
    name: archive.name,
    createdAt: archive.createdAt.toISOString(),
    state: archive.state,
    total: items.length,
    done: done.length,
    kept: kept.length,
    doubtful: kept.filter(({ isDoubtful }) => isDoubtful).length,
    photosKept: kept.filter(({ photo }) => photo?.outcome === 'kept').length,
    photos: archive.photos + photosLeft.length,
    photosLeft: [...photosLeft, ...others],
    left: [
      ...done.flatMap(item => leftOf(item) ?? []),
      ...archive.leftFiles.map(({ title, reason }) => ({ title, reason, index: null, forbidden: [] })),
    ],
    moreLeft: archive.moreLeft,
  };
}

function leftOf({ index, title, outcome, forbidden }: Item) {
  if (outcome === null || outcome === 'kept') return undefined;
  return { title, reason: outcome, index, forbidden };
}

const most = 10;

/** The newest that a member brought. */
export async function archivesOf(
  { archives, archived }: ArchiveModels,
  ownerId: string,
): Promise<RecipeArchive[]> {
  const found = await archives
    .find({ ownerId })
    .sort({ createdAt: -1 })
    .limit(most)
    .lean<ArchiveDocument[]>();
  return Promise.all(found.map(archive => describeArchive(archived, archive)));
}
