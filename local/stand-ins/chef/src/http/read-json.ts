import type { IncomingMessage } from 'node:http';
import { ApiProblem } from '../openai/problem.ts';

const tooLarge = (limit: number) =>
  new ApiProblem(413, `The body is larger than ${limit} bytes.`, {
    code: 'request_too_large',
    headers: { connection: 'close' },
  });

/** The body as JSON; what is too long is refused before it is read to its end. */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop must not destroy the socket: the refusal still goes out on it.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new ApiProblem(400, 'We could not parse the JSON body of your request.');
  }
}
