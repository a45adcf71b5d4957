import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const isCompressible = (file: string) => /\.(js|css|html|svg|json|txt|webmanifest)$/.test(file);

// Below this the header costs more than the compression saves.
const smallestWorthwhile = 512;

type Effort = (file: string) => number;

const most: Effort = () => constants.BROTLI_MAX_QUALITY;

/** Writes file.br and file.gz beside each file that gets smaller by it; answers the names of what it wrote. */
export async function compress(folder: string, files: string[], effort: Effort = most): Promise<string[]> {
  const written = await Promise.all(
    files.filter(isCompressible).map(file => compressOne(folder, file, effort(file))),
  );
  return written.flat();
}

async function compressOne(folder: string, file: string, quality: number): Promise<string[]> {
  const content = await readFile(join(folder, file));
  if (content.length < smallestWorthwhile) return [];
  const [small, smaller] = await Promise.all([
    deflate(content, { level: 9 }),
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ]);
  await Promise.all([
    writeFile(join(folder, `${file}.gz`), small),
    writeFile(join(folder, `${file}.br`), smaller),
  ]);
  return [`${file}.gz`, `${file}.br`];
}
