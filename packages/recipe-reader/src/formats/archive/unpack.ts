import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type Entry, fromBufferPromise, validateFileName, type ZipFile } from 'yauzl';
import { type Allowance, ArchiveRefused, type Bounds } from './bounds.ts';

const inflate = promisify(gunzip);

export type LeftReason =
  | 'unreadable'
  | 'encoding'
  | 'not_a_recipe'
  | 'too_large'
  | 'too_many'
  | 'unsafe_name';

/** One file of an archive, by its place in that: its bytes, or why they were not read. */
export type Unpacked = { name: string; entry: number } & ({ bytes: Buffer } | { left: LeftReason });

/** The wanted files of a zip, one at a time: no more than one of them is held here. */
export async function* unpackZip(
  zip: Buffer,
  {
    isWanted,
    limits,
    allowance,
  }: { isWanted: (name: string, entry: number) => boolean; limits: Bounds; allowance: Allowance },
): AsyncGenerator<Unpacked> {
  const file = await opened(zip, limits);
  try {
    let entry = -1;
    for await (const found of entriesOf(file)) {
      const name = nameOf(found);
      entry += 1;
      // No name becomes a path here; one that leads elsewhere is no recipe manager's.
      if (validateFileName(name.replaceAll('\\', '/')) !== null) yield { name, entry, left: 'unsafe_name' };
      else if (!name.endsWith('/') && isWanted(name, entry))
        yield { name, entry, ...(await read(file, found, { limits, allowance })) };
    }
  } finally {
    file.close();
  }
}

async function opened(zip: Buffer, limits: Bounds): Promise<ZipFile> {
  const file = await fromBufferPromise(zip, { lazyEntries: true, decodeStrings: false }).catch(
    (cause: unknown) => {
      throw new ArchiveRefused('broken', cause);
    },
  );
  if (file.entryCount > limits.entries) throw new ArchiveRefused('too large');
  return file;
}

async function* entriesOf(file: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* file.eachEntry();
  } catch (cause) {
    throw cause instanceof ArchiveRefused ? cause : new ArchiveRefused('broken', cause);
  }
}

/** Names are UTF-8 in all but the oldest archives; here they are shown and compared, nothing else. */
const nameOf = ({ fileNameRaw, fileName }: Entry) =>
  Buffer.from(fileNameRaw ?? fileName)
    .toString('utf8')
    .slice(0, 500);

async function read(
  file: ZipFile,
  entry: Entry,
  { limits, allowance }: { limits: Bounds; allowance: Allowance },
): Promise<{ bytes: Buffer } | { left: LeftReason }> {
  if (entry.uncompressedSize > limits.entryBytes) return { left: 'too_large' };
  const chunks: Buffer[] = [];
  try {
    // It ends with an error where it gives more than the archive says.
    for await (const chunk of await file.openReadStreamPromise(entry)) {
      spend(allowance, chunk.length);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof ArchiveRefused) throw error;
    return { left: 'unreadable' };
  }
  return { bytes: Buffer.concat(chunks) };
}

function spend(allowance: Allowance, bytes: number): void {
  allowance.bytes -= bytes;
  if (allowance.bytes < 0) throw new ArchiveRefused('too large');
}

/** A gzipped file, no larger than one file may be. */
export async function unpackGzip(
  bytes: Buffer,
  { limits, allowance }: { limits: Bounds; allowance: Allowance },
): Promise<{ bytes: Buffer } | { left: LeftReason }> {
  try {
    const unpacked = await inflate(bytes, { maxOutputLength: limits.entryBytes });
    spend(allowance, unpacked.length);
    return { bytes: unpacked };
  } catch (error) {
    if (error instanceof ArchiveRefused) throw error;
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    if (isTooLarge) spend(allowance, limits.entryBytes);
    return { left: isTooLarge ? 'too_large' : 'unreadable' };
  }
}
