import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface PackedFile {
  name: string;
  bytes: Buffer;
  /** Packed already. */
  isPacked?: boolean;
}

/** The first moment that a zip can tell of: the same recipes make the same file. */
const mtime = new Date(1980, 0, 1);

/** A zip while it is made: each file is asked for when those before it have been taken. */
export async function* zipStream(
  files: AsyncIterable<PackedFile> | Iterable<PackedFile>,
): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', error => output.destroy(error));
  fill(zip, files).catch(error => output.destroy(error));
  yield* output;
}

async function fill(zip: ZipFile, files: AsyncIterable<PackedFile> | Iterable<PackedFile>): Promise<void> {
  for await (const file of files) await put(zip, file);
  zip.end();
}

/** Also what is packed already is so a little more: readers that begin at the front know no other end of a file. */
const put = (zip: ZipFile, { name, bytes, isPacked = false }: PackedFile) =>
  new Promise<void>((resolve, reject) => {
    zip.addReadStreamLazy(name, { mtime, compressionLevel: isPacked ? 1 : 6 }, give => {
      const source = Readable.from([bytes]);
      source.once('end', resolve).once('error', reject);
      // The reader has gone.
      source.once('close', () => reject(new Error('the zip was not taken to its end')));
      give(null, source);
    });
  });
