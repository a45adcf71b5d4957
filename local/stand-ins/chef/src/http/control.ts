import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { faultNames } from '../faults/fault.ts';
import { ApiProblem } from '../openai/problem.ts';
import type { Kitchen } from './exchange.ts';
import { readJson } from './read-json.ts';
import { sendJson } from './send.ts';

const Instruction = z.object({
  fault: z.enum(faultNames),
  times: z.int().min(1).max(1_000_000).default(1),
  seconds: z.number().min(0).max(3600).optional(),
});

async function addFault(request: IncomingMessage, { ordersOfTheDay, bodyLimit }: Kitchen) {
  // A page in a browser cannot send this type to another origin without asking, and the chef says no.
  if (!request.headers['content-type']?.startsWith('application/json'))
    throw new ApiProblem(415, 'The control address takes application/json.');
  const { data, error } = Instruction.safeParse(await readJson(request, bodyLimit));
  if (!data) throw new ApiProblem(400, z.prettifyError(error));
  ordersOfTheDay.add({ name: data.fault, seconds: data.seconds }, data.times);
}

/** GET, POST and DELETE /__chef, for tests against the chef. */
export async function control(request: IncomingMessage, response: ServerResponse, kitchen: Kitchen) {
  const { ordersOfTheDay } = kitchen;
  if (request.method === 'POST') await addFault(request, kitchen);
  else if (request.method === 'DELETE') ordersOfTheDay.reset();
  else if (request.method !== 'GET') throw new ApiProblem(405, 'GET, POST or DELETE.');
  sendJson(response, 200, {
    faults: ordersOfTheDay.faults,
    known: faultNames,
    calls: ordersOfTheDay.calls.count,
  });
}
