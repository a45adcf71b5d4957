import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { PageUnavailable } from './fetch-failures.ts';

const unpackers = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

interface Body {
  body: Readable;
  encoding: string;
  mostBytes: number;
}

/** The whole body, packed and unpacked never more than so many bytes. */
export async function readBody({ body, encoding, mostBytes }: Body): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > mostBytes) throw new PageUnavailable('too large');
    chunks.push(chunk);
  }
  const packed = Buffer.concat(chunks);
  if (encoding === '' || encoding === 'identity') return packed;
  const unpack = unpackers[encoding as keyof typeof unpackers];
  if (!unpack) throw new PageUnavailable('not a page');
  try {
    return await unpack(packed, { maxOutputLength: mostBytes });
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new PageUnavailable(isTooLarge ? 'too large' : 'not a page', error);
  }
}
