import type { IncomingMessage, ServerResponse } from 'node:http';
import Stripe from 'stripe';
import { type Found, findEndpoint } from '../api/endpoints.ts';
import { failWith } from '../faults/fail-with.ts';
import type { Faults } from '../faults/open-faults.ts';
import { newId } from '../new-id.ts';
import { StripeProblem } from '../stripe-problem.ts';
import type { World } from '../world.ts';
import { type Answer, earlierAnswer, keepAnswer, keyInUse } from './answer-once.ts';
import { assertKey } from './assert-key.ts';
import type { ApiCall, Calls } from './calls.ts';
import { expand } from './expand.ts';
import { parseParams } from './parse-params.ts';
import { readBody } from './read-body.ts';
import { type Form, readForm } from './read-form.ts';

interface Deps {
  world: World;
  secretKey: string;
  faults: Faults;
  calls: Calls;
  log: (line: string) => void;
  /** After a call that may have changed something. */
  changed(): void;
}

interface Asked {
  found: Found;
  form: Form;
  key: string | undefined;
  requestId: string;
}

const unknownUrl = (method: string, path: string) =>
  new StripeProblem(404, `Unrecognized request URL (${method}: ${path}).`);

function refusal(error: unknown, log: (line: string) => void): Answer {
  if (error instanceof StripeProblem)
    return { status: error.status, body: error.body, headers: error.details.headers };
  log(`failed: ${error instanceof Error ? error.stack : String(error)}`);
  return {
    status: 500,
    body: new StripeProblem(500, 'An unknown error occurred', { type: 'api_error' }).body,
  };
}

/** Everything under /v1. */
export function serveApi({ world, secretKey, faults, calls, log, changed }: Deps) {
  const { store } = world;
  const underWay = new Set<string>();

  function execute({ found, form, key, requestId }: Asked): Answer {
    const question = {
      key: key ?? '',
      endpoint: found.name.replace(':id', found.id),
      parameters: JSON.stringify(form),
      request: requestId,
    };
    const earlier = key === undefined ? undefined : earlierAnswer(store, question);
    if (earlier) return earlier;
    // What does not even begin is not kept: the same key may ask again, and better.
    const params = parseParams(found.endpoint, form);
    const caused = { ...world, cause: { requestId, idempotencyKey: key ?? null } };
    return store.transaction(() => {
      const result = found.endpoint.run(caused, { params, id: found.id });
      const { expand: paths } = Object(params);
      const answer = { status: 200, body: expand(store, result, paths) };
      if (key !== undefined) keepAnswer(store, question, answer);
      return answer;
    });
  }

  async function carryOut(asked: Asked, call: ApiCall, signal: AbortSignal): Promise<Answer | undefined> {
    const fault = faults.take(call.method, call.path);
    if (fault?.when === 'before' && (await failWith(fault, signal)) === 'gone') return undefined;
    const answer = execute(asked);
    call.replayed = answer.headers?.['idempotent-replayed'] === 'true';
    changed();
    if (fault?.when === 'after' && (await failWith(fault, signal)) === 'gone') return undefined;
    return answer;
  }

  async function answerOnce(asked: Asked, call: ApiCall, signal: AbortSignal) {
    const { key } = asked;
    if (key === undefined) return carryOut(asked, call, signal);
    if (underWay.has(key)) throw keyInUse(key);
    underWay.add(key);
    try {
      return await carryOut(asked, call, signal);
    } finally {
      underWay.delete(key);
    }
  }

  async function answerTo(request: IncomingMessage, call: ApiCall, signal: AbortSignal) {
    assertKey(request.headers.authorization, secretKey);
    const [, query = ''] = (request.url ?? '').split('?');
    const body = await readBody(request);
    const form = readForm([query, body].filter(Boolean).join('&'));
    const key = call.method === 'POST' ? (call.idempotencyKey ?? undefined) : undefined;
    call.params = form;
    calls.add(call);
    const found = findEndpoint(call.method, call.path);
    if (!found) throw unknownUrl(call.method, call.path);
    return answerOnce({ found, form, key, requestId: call.requestId }, call, signal);
  }

  return async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const left = new AbortController();
    response.once('close', () => left.abort());
    const headerOf = (name: string) => request.headers[name]?.toString() ?? null;
    const call: ApiCall = {
      at: new Date().toISOString(),
      method: request.method ?? 'GET',
      path,
      params: {},
      idempotencyKey: headerOf('idempotency-key'),
      requestId: newId('req', 14),
      version: headerOf('stripe-version'),
      status: null,
      replayed: false,
    };
    const answer = await answerTo(request, call, left.signal).catch(error =>
      left.signal.aborted ? undefined : refusal(error, log),
    );
    if (!answer || response.destroyed) {
      response.destroy();
      return;
    }
    call.status = answer.status;
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'request-id': call.requestId,
      'stripe-version': Stripe.API_VERSION,
      ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
      ...answer.headers,
    });
    response.end(JSON.stringify(answer.body, null, 2));
  };
}
