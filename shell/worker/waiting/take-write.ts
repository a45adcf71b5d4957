import { callPath } from '../kept-calls.ts';
import { memberOfToken, tokenOf } from '../member-of.ts';
import { keepOrSay } from '../storage-full.ts';
import { worker } from '../worker-scope.ts';
import { keptAnswer } from './kept-answers.ts';
import type { Replayable } from './replayable.ts';
import { replayableOf } from './replayables.ts';
import { sendWaiting } from './send-waiting.ts';
import { tellWaiting } from './tell-waiting.ts';
import { addWaiting, changeWaiting, type WaitingWrite, waitingOf } from './waiting-store.ts';
import { shownWith } from './with-waiting.ts';

/** Shorter than a page waits: what gets no answer in this time is kept, and the page hears so. */
const patienceMs = 10_000;
export const syncTag = 'sufra-waiting';

const keyHeader = 'idempotency-key';

/** Whether the worker answers for this call. */
export const isReplayable = (request: Request, url: URL) =>
  replayableOf(request.method, callPath(url)) !== undefined && tokenOf(request) !== undefined;

/**
 * A member's change: it goes to the service, or waits where no service answers. Then its answer is made of what was kept and of the
 * change; where nothing of it was kept, the call fails as it does without a worker.
 */
export async function takeWrite(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const replayable = replayableOf(request.method, callPath(url));
  const token = tokenOf(request);
  const member = memberOfToken(token);
  if (!replayable || !token || !member) return fetch(request);
  const body = await readBody(request.clone());
  const key = request.headers.get(keyHeader) ?? crypto.randomUUID();

  const inFront = (await waitingOf(member)).some(({ refused }) => !refused);
  if (!inFront || (await sendWaiting(token))) {
    const answer = await tryNow(request, key);
    if (answer) return answer;
  }
  const write = { member, key, method: request.method, path: url.pathname + url.search, body };
  return keep(replayable, { ...write, at: Date.now(), what: replayable.what });
}

async function tryNow(request: Request, key: string): Promise<Response | undefined> {
  const headers = new Headers(request.headers);
  headers.set(keyHeader, key);
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(patienceMs)]);
  try {
    return await fetch(new Request(request, { headers, signal }));
  } catch (error) {
    // The page does not wait any more, and has said so.
    if (request.signal.aborted) throw error;
    return undefined;
  }
}

async function keep(replayable: Replayable, write: Omit<WaitingWrite, 'id'>): Promise<Response> {
  const base = await keptAnswer(write.member, replayable.readsFrom(callPathOf(write)));
  if (base === undefined) return Response.error();
  const title = (base as { recipe?: { title?: string } }).recipe?.title;
  const added = { ...write, ...(title && { title }), ...(replayable.what === 'plan' && { base }) };
  if (!(await keepOrSay(() => put(replayable, added), { lost: true }))) return Response.error();
  const shown = shownWith(base, await waitingOf(write.member));
  await tellWaiting();
  await askForSync();
  return Response.json(replayable.answers?.(shown, write.path) ?? shown);
}

const callPathOf = ({ path }: Pick<WaitingWrite, 'path'>) => callPath(new URL(path, location.origin)) ?? '';

async function put({ replaces }: Replayable, write: Omit<WaitingWrite, 'id'>): Promise<void> {
  const waiting = await waitingOf(write.member);
  const former = replaces && waiting.find(each => each.path === write.path && !each.refused);
  if (!replaces || !former) await addWaiting(write);
  // It is based on what the first one was based on, and a service that may know the former key must not take it for the same.
  else await changeWaiting({ ...former, key: write.key, body: replaces(former.body, write.body) });
}

async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

async function askForSync(): Promise<void> {
  const { registration } = worker as unknown as {
    registration: { sync?: { register(tag: string): Promise<void> } };
  };
  // Where a browser has none, the page sends when it is online again, or is next opened.
  await registration.sync?.register(syncTag).catch(() => undefined);
}
