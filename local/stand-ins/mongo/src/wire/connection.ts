import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Doc } from '../values/value.ts';
import { frames } from './frames.ts';
import { type Request, readRequest, writeAnswer } from './message.ts';

export type Answer = (command: Doc) => Promise<Doc>;

/** One request after the other; the socket is read no further until an answer is on its way, which bounds the memory. */
export async function serveConnection(socket: Socket, answer: Answer): Promise<void> {
  let lastId = 0;
  for await (const message of frames(socket)) {
    const request = readRequest(message);
    const answered = await answerTo(request, answer);
    if (!request.wantsAnswer) continue;
    lastId = (lastId + 1) & 0x7fffffff;
    if (!socket.write(writeAnswer(request, answered, lastId))) await once(socket, 'drain');
  }
}

async function answerTo(request: Request, answer: Answer): Promise<Doc> {
  if (request.hasChecksum) return refusal(9, 'The embedded Mongo does not take messages with checksums');
  const name = Object.keys(request.command)[0] ?? '';
  if (request.isLegacy && !greetings.has(name)) return refusal(352, `Unsupported OP_QUERY command: ${name}`);
  return answer(request.command);
}

const greetings = new Set(['hello', 'isMaster', 'ismaster']);

function refusal(code: number, errmsg: string): Doc {
  return { ok: 0, errmsg, code };
}
