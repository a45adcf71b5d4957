import { pipeline } from 'node:stream/promises';
import type { ApiCall } from '@sufra/contracts';
import type { Response } from 'express';
import { z } from 'zod';
import { assertAnswer } from './assert-answer.ts';

interface Options {
  call: ApiCall;
  checkAnswers: boolean;
}

const chunkLength = 65_536;

export const isStreamed = (answer: unknown): answer is AsyncIterable<unknown> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;

/**
 * Sends a list while it is being read, no faster than the client takes it. What fails before the first elements are
 * there is refused like anything else; later the connection is cut, so that no client takes half a list for a whole one.
 */
export async function streamAnswer(
  res: Response,
  elements: AsyncIterable<unknown>,
  { call, checkAnswers }: Options,
): Promise<void> {
  const chunks = chunksOf(elements, checkAnswers ? elementOf(call) : undefined);
  const first = await chunks.next();
  res.status(call.status).type('json');
  if (res.req.method === 'HEAD') {
    await chunks.return(undefined);
    res.end();
    return;
  }
  const body = async function* () {
    if (!first.done) yield first.value;
    yield* chunks;
  };
  await pipeline(body, res).catch(error => {
    // The client has gone; the rest is not wanted.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

async function* chunksOf(elements: AsyncIterable<unknown>, contract: z.ZodType | undefined) {
  let chunk = '[';
  let isFirst = true;
  for await (const element of elements) {
    if (contract) assertAnswer(contract, element);
    chunk += `${isFirst ? '' : ','}${JSON.stringify(element)}`;
    isFirst = false;
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}]`;
}

function elementOf({ answer }: ApiCall): z.ZodType {
  const isList = (contract: z.ZodType): contract is z.ZodArray<z.ZodType> => contract instanceof z.ZodArray;
  if (!isList(answer)) throw new Error('only a list is given bit by bit');
  return answer.element;
}
