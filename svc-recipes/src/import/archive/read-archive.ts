import { withoutTurningIn } from '@sufra/contracts';
import type { RecipesRead } from '@sufra/recipe-reader/formats';
import { type Log, Problem } from '@sufra/service-kit';
import type { InQueue } from '../import-deps.ts';
import { askWorker } from '../reading/ask-worker.ts';

export type ArchiveReading = RecipesRead | { refused: 'broken' | 'too large' };

interface Deps {
  inQueue: InQueue;
  log: Log;
}

/** What a file holds, read in a thread of its own; what a hostile one costs ends with that. */
export async function readArchive(
  { inQueue, log }: Deps,
  file: { name: string; bytes: Buffer },
): Promise<RecipesRead> {
  const reading = await inQueue(() =>
    askWorker<ArchiveReading>(new URL('./archive.worker.ts', import.meta.url), file),
  ).catch(cause => {
    if (cause instanceof Problem) throw cause; // The queue is full.
    log.warn({ err: cause }, 'the thread that reads an archive ended without a reading');
    throw new Problem('archive_unreadable', { cause });
  });
  if (!('refused' in reading)) return withoutTurningIn(reading);
  if (reading.refused === 'broken') throw new Problem('archive_unreadable');
  throw new Problem('payload_too_large', { message: 'This unpacks to more than can be taken at once.' });
}
