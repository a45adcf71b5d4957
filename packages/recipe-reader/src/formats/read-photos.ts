import { type Allowance, ArchiveRefused, type Bounds, bounds } from './archive/bounds.ts';
import { decodeText } from './archive/decode-text.ts';
import { type Unpacked, unpackGzip, unpackZip } from './archive/unpack.ts';
import { photoOfPaprika } from './paprika/read-paprika.ts';
import { inDataAddress } from './photos-beside.ts';
import { isGzip, isZip, nodesOf, type PhotoPlace, parsed } from './read-recipes.ts';

/** A photo that is wanted, by the recipe that it is of. */
export interface WantedPhoto extends PhotoPlace {
  of: number;
}

export type PhotoRead = { of: number } & (
  | { bytes: Buffer }
  | { left: 'too_large' | 'too_many' | 'unreadable' }
);

/** The wanted photos, one at a time, of a file whose recipes were read. What they show is for a decoder to say. */
export async function* readPhotos(
  bytes: Buffer,
  wanted: readonly WantedPhoto[],
  limits: Bounds = bounds,
): AsyncGenerator<PhotoRead> {
  const allowance = { bytes: limits.unpackedBytes };
  const byEntry = Map.groupBy(wanted, ({ entry }) => entry);
  let room = limits.photosBytes;
  for await (const file of filesOf(bytes, { byEntry, limits, allowance })) {
    const asked = byEntry.get(file.entry) ?? [];
    byEntry.delete(file.entry);
    for (const found of await photosIn(file, asked, { limits, allowance })) {
      if ('bytes' in found) room -= found.bytes.length;
      yield room < 0 ? { of: found.of, left: 'too_many' } : found;
    }
  }
  for (const asked of byEntry.values()) for (const { of } of asked) yield { of, left: 'too_many' };
}

interface Unpacking {
  limits: Bounds;
  allowance: Allowance;
}

async function* filesOf(
  bytes: Buffer,
  { byEntry, ...unpacking }: Unpacking & { byEntry: ReadonlyMap<number, unknown> },
): AsyncGenerator<Unpacked> {
  if (!isZip(bytes)) return yield { name: '', entry: 0, bytes };
  try {
    yield* unpackZip(bytes, { isWanted: (_, entry) => byEntry.has(entry), ...unpacking });
  } catch (error) {
    // All that may be unpacked is: what has come so far stays.
    if (!(error instanceof ArchiveRefused)) throw error;
  }
}

async function photosIn(
  file: Unpacked,
  asked: readonly WantedPhoto[],
  { limits, allowance }: Unpacking,
): Promise<PhotoRead[]> {
  if (!('bytes' in file))
    return asked.map(({ of }) => ({ of, left: file.left === 'too_large' ? file.left : 'unreadable' }));
  const unpacked = isGzip(file.bytes) ? await unpackGzip(file.bytes, { limits, allowance }) : file;
  const nodes =
    'bytes' in unpacked && asked.some(({ within }) => within !== null)
      ? nodesOf(parsed(decodeText(unpacked.bytes) ?? '')).nodes
      : [];
  return asked.map(({ of, within }) => {
    const node = within === null ? undefined : nodes[within];
    const text = node && (photoOfPaprika(node) ?? inDataAddress(node));
    const photo = within === null ? file.bytes : Buffer.from(text ?? '', 'base64');
    if (photo.length === 0) return { of, left: 'unreadable' };
    return photo.length > limits.photoBytes ? { of, left: 'too_large' } : { of, bytes: photo };
  });
}
