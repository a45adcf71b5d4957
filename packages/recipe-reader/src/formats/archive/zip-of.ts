import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export interface PackedFile {
  name: string;
  bytes: Buffer;
  /** Packed already. */
  isPacked?: boolean;
}

/** The first moment that a zip can tell of: the same recipes make the same file. */
const noTime = new Date(1980, 0, 1);

export async function zipOf(files: readonly PackedFile[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, bytes, isPacked = false } of files)
    zip.addBuffer(bytes, name, { mtime: noTime, compress: !isPacked });
  const packed = buffer(zip.outputStream as NodeJS.ReadableStream);
  zip.end();
  return packed;
}
