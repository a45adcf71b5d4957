import type { IncomingMessage } from 'node:http';
import { StripeProblem } from '../stripe-problem.ts';

const maxBytes = 100_000;

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop must not destroy the socket: the refusal still goes out on it.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxBytes)
      throw new StripeProblem(413, 'The request is too large.', { headers: { connection: 'close' } });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
