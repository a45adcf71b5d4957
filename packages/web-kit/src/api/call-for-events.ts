import type { AnswerOf, NewsOf, ProblemAnswer, StreamKey } from '@sufra/contracts';
import { ApiError, NetworkError } from '../http/api-error.ts';
import { buildRequest, type RequestParts } from '../http/build-request.ts';
import { readAnswer } from '../http/read-answer.ts';
import type { Fetch } from '../http/send.ts';
import { knowSentences } from '../said/say.ts';
import { session } from '../session/session.ts';
import type { CallDependencies, CallOptions } from './call.ts';
import { idleLimit } from './idle-limit.ts';
import { readEvents } from './read-events.ts';
import { withToken } from './with-token.ts';

export type CallForEventsOptions<K extends StreamKey> = Omit<CallOptions<K>, 'timeout'> & {
  /** Each piece of news before the answer. */
  onNews(news: NewsOf<K>): void;
  /** Makes it safe to ask once more: keep it for as long as the question is the same one. */
  idempotencyKey?: string;
  /** Milliseconds without a sign of life; 30 seconds unless told. */
  idleTimeout?: number;
};

type AnyOptions = RequestParts & {
  onNews(news: ParsedEvent): void;
  signal?: AbortSignal;
  idempotencyKey?: string;
  idleTimeout?: number;
};

export function createCallForEvents({ session, fetch }: CallDependencies) {
  /**
   * As `call`, for one whose answer comes bit by bit: resolves with the answer, throws ApiError when it is no (before the
   * stream or at its end), NetworkError when the stream breaks, ends too early or falls silent.
   */
  return async function callForEvents<K extends StreamKey>(
    key: K,
    options: CallForEventsOptions<K>,
  ): Promise<AnswerOf<K>> {
    const { onNews, signal, idempotencyKey, idleTimeout = 30_000, ...parts } = options as AnyOptions;
    return withToken({ session, key, headers: parts.headers }, async token => {
      const request = buildRequest(key, parts);
      request.headers.set('accept', 'text/event-stream, application/json;q=0.9');
      if (token) request.headers.set('authorization', `Bearer ${token}`);
      if (idempotencyKey) request.headers.set('idempotency-key', idempotencyKey);
      for await (const news of eventsOf(request, { fetch, signal, idleTimeout })) {
        if (news.event === 'done') return news.data as AnswerOf<K>; // a parsed edge: the contract's promise
        if (news.event === 'problem') throw await asApiError(news.data as ProblemAnswer);
        onNews(news);
      }
      throw new NetworkError(new Error('The stream ended without an answer.'));
    });
  };
}

interface ParsedEvent {
  event: string;
  data: unknown;
}

interface ListenOptions {
  fetch: Fetch;
  signal: AbortSignal | undefined;
  idleTimeout: number;
}

/** An answer that is no stream counts as `done`. An abort by the caller stays an abort, as in `send`. */
async function* eventsOf(
  { url, ...request }: ReturnType<typeof buildRequest>,
  { fetch, signal, idleTimeout }: ListenOptions,
): AsyncGenerator<ParsedEvent> {
  const idle = idleLimit(idleTimeout);
  const until = signal ? AbortSignal.any([signal, idle.signal]) : idle.signal;
  try {
    const response = await fetch(url, { ...request, credentials: 'same-origin', signal: until });
    if (!isEventStream(response)) {
      yield { event: 'done', data: await readAnswer(response) };
      return;
    }
    for await (const { event, data } of readEvents(chunksOf(response.body, { until, idle })))
      yield { event, data: JSON.parse(data) };
  } catch (error) {
    if (signal?.aborted || error instanceof ApiError || error instanceof NetworkError) throw error;
    throw new NetworkError(error);
  } finally {
    idle.end();
  }
}

const isEventStream = (response: Response) =>
  response.ok && /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '');

interface ChunkOptions {
  until: AbortSignal;
  idle: ReturnType<typeof idleLimit>;
}

async function* chunksOf(body: Response['body'], { until, idle }: ChunkOptions) {
  const reader = body?.getReader();
  if (!reader) return;
  // A read that waits for the next bytes ends with this, whatever the connection does.
  const leave = () => void reader.cancel(until.reason).catch(() => {});
  until.addEventListener('abort', leave);
  try {
    while (true) {
      idle.signOfLife();
      const { done, value } = await reader.read();
      until.throwIfAborted();
      if (done) return;
      yield value;
    }
  } finally {
    until.removeEventListener('abort', leave);
    leave();
  }
}

async function asApiError(problem: ProblemAnswer) {
  await knowSentences();
  // Without the table, as when the connection is lost right now, the refusal still says its words.
  const table = await import('./status-of.ts').catch(() => undefined);
  return new ApiError({ ...problem, status: table?.statusOf(problem.code) ?? 500 });
}

export const callForEvents = createCallForEvents({ session, fetch: (...request) => fetch(...request) });
