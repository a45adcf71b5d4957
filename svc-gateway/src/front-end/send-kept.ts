import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Request, Response } from 'express';
import { bestEncoding } from '../content/best-encoding.ts';
import { sendContent } from '../content/send-content.ts';
import { onlyPlain } from '../content/variants.ts';
import type { KeptFile } from './kept-files.ts';
import { cacheControlOf } from './slice-files.ts';

const unpack = promisify(brotliDecompress);

/** As it is kept, or plain to the few that read no Brotli. */
export async function sendKept(
  req: Request,
  res: Response,
  { held, file }: { held: KeptFile; file: string },
) {
  const isAsItIs = !held.isBrotli || bestEncoding(req, ['br']) === 'br';
  const plain = isAsItIs ? held : onlyPlain(await unpack(held.content)).plain;
  const variants = isAsItIs && held.isBrotli ? { plain, br: held } : { plain };
  // Another client gets other bytes.
  if (held.isBrotli) res.set('vary', 'accept-encoding');
  sendContent(req, res, { variants, type: extname(file), cacheControl: cacheControlOf(file) });
}
