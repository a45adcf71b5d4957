import type { ServerResponse } from 'node:http';
import type { Fault } from '../faults/fault.ts';
import type { Answer } from '../faults/spoil-answer.ts';
import type { Dialect, Usage } from '../openai/dialect.ts';
import type { Order } from '../openai/order.ts';
import { pieces } from './pieces.ts';
import { pause, sendJson, write } from './send.ts';

interface Delivery {
  response: ServerResponse;
  signal: AbortSignal;
  dialect: Dialect;
  order: Order;
  answer: Answer;
  usage: Usage;
  fault: Fault | undefined;
  paceMs: number;
}

const cutAt = 1 / 3;

/** Drops the connection, but only once what was written has left. */
const cutOff = (response: ServerResponse, lastWords: string) => {
  response.write(lastWords, () => response.destroy());
};

async function deliverWhole({ response, signal, dialect, answer, usage, fault, paceMs }: Delivery) {
  await pause(paceMs, signal);
  const body = dialect.whole(answer, usage);
  if (fault?.name !== 'cut-stream') return sendJson(response, 200, body);
  const text = JSON.stringify(body);
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  });
  cutOff(response, text.slice(0, text.length * cutAt));
}

async function deliverStream({ response, signal, dialect, order, answer, usage, fault, paceMs }: Delivery) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  for (const event of dialect.opening()) await write(response, event, signal);
  const parts = pieces(answer.text);
  for (const [index, part] of parts.entries()) {
    if (fault?.name === 'cut-stream' && index >= parts.length * cutAt)
      return cutOff(response, dialect.piece(part));
    await pause(paceMs / parts.length, signal);
    await write(response, dialect.piece(part), signal);
  }
  for (const event of dialect.closing(answer, usage, order)) await write(response, event, signal);
  response.end();
}

/** The answer at the chef's pace: as it is written, or all at once after as long a wait. */
export const deliver = (delivery: Delivery) =>
  delivery.order.stream ? deliverStream(delivery) : deliverWhole(delivery);
