import { Problem } from '@sufra/service-kit';

const maxBytes = 500_000;

/** All that a server outside answers, unless that is more than it could have to say. */
export async function readBounded(answer: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Problem('bad_gateway', { cause: new Error('the answer is too long') });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
