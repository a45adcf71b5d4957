import type { PhotoPlace, PhotoRead, WantedPhoto } from '@sufra/recipe-reader/formats';
import { Problem } from '@sufra/service-kit';
import { takeFromWorker } from '../reading/take-from-worker.ts';
import type { ArchiveDeps } from './archive-deps.ts';
import type { ArchiveDocument } from './archive-model.ts';

type Deps = Pick<ArchiveDeps, 'archived' | 'archivedPhotos' | 'inQueue' | 'log'>;
type Archive = Pick<ArchiveDocument, '_id' | 'ownerId' | 'expiresAt'>;

interface InFile {
  bytes: Buffer;
  places: readonly (PhotoPlace | null)[];
}

/** Photos of the recipes that are still to be kept, one at a time. Whatever becomes of them, the recipes come. */
export async function keepBytesOfPhotos(deps: Deps, archive: Archive, { bytes, places }: InFile) {
  const { archived, archivedPhotos, inQueue, log } = deps;
  const { _id: archiveId, ownerId, expiresAt } = archive;
  const items = await archived
    .find({ archiveId, outcome: null, 'photo.outcome': 'unreadable' })
    .select('index')
    .lean<{ _id: ArchiveDocument['_id']; index: number }[]>();
  const wanted = items.flatMap(({ index }): WantedPhoto[] => {
    const place = places[index];
    return place ? [{ of: index, ...place }] : [];
  });
  if (wanted.length === 0) return;
  const idOf = new Map(items.map(({ index, _id }) => [index, _id]));
  const worker = new URL('./photos.worker.ts', import.meta.url);
  await inQueue(() => takeFromWorker<PhotoRead>(worker, { bytes, wanted }, keep)).catch(err => {
    if (err instanceof Problem) throw err; // The queue is full.
    log.warn({ err }, 'the thread that reads the photos of an archive ended before its end');
  });

  async function keep(read: PhotoRead): Promise<void> {
    const _id = idOf.get(read.of);
    if ('bytes' in read)
      await archivedPhotos.create({ _id, archiveId, ownerId, expiresAt, bytes: Buffer.from(read.bytes) });
    const outcome = 'bytes' in read ? null : read.left;
    await archived.updateOne({ _id }, { $set: { 'photo.outcome': outcome } });
  }
}
