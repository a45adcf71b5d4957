import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const mostBytes = 4 * 1024 * 1024;
const unzipped = promisify(gunzip);

/** The JSON of a request; nothing when it is too long. What is no JSON is undefined in it. */
export async function readBody(req: IncomingMessage): Promise<{ json: unknown } | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // To its end, whatever comes: a sender that is cut off would not read the answer.
  for await (const chunk of req) {
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
  }
  if (size > mostBytes) return undefined;
  const sent = Buffer.concat(chunks);
  const isZipped = req.headers['content-encoding'] === 'gzip';
  return { json: parsed(isZipped ? await unzipped(sent, { maxOutputLength: mostBytes }) : sent) };
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
