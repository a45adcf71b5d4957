import { describe, expect, test } from '@jest/globals';
import type { GenerationEvent } from '@sufra/contracts';
import { fakeStorage } from '../../test/fake-storage.ts';
import { NetworkError } from '../http/api-error.ts';
import { createSession } from '../session/create-session.ts';
import { aToken } from '../testing/a-token.ts';
import { aUser } from '../testing/a-user.ts';
import { anEventStream } from '../testing/an-event-stream.ts';
import { fakeServer, problem, type Reply } from '../testing/fake-server.ts';
import { createCallForEvents } from './call-for-events.ts';

const key = 'POST /recipes/generate-openai';
const body = { userPrompt: 'soup' };
const recipe = { title: 'Lentil soup' };

interface Asking {
  replies?: Reply[];
  more?: Reply;
  signal?: AbortSignal;
  idleTimeout?: number;
  /** Happens at the first news. */
  onFirst?: () => void;
}

function ask({ replies, more, onFirst = () => {}, ...options }: Asking = {}) {
  const stream = anEventStream();
  const server = fakeServer({
    [key]: replies ?? [stream.response],
    'POST /auth/session/renew': more ?? 'no answer',
  });
  const stored = { token: aToken(), user: JSON.stringify(aUser()) };
  const session = createSession({ ...fakeStorage(stored).openTab(), fetch: server.fetch });
  const news: Pick<GenerationEvent, 'event' | 'data'>[] = [];
  const answer = createCallForEvents({ session, fetch: server.fetch })(key, {
    body,
    idempotencyKey: 'one-evening',
    onNews: each => {
      news.push(each);
      if (news.length === 1) onFirst();
    },
    ...options,
  });
  // It is looked at later, and must not count as unseen until then.
  answer.catch(() => {});
  return { stream, server, session, news, answer };
}

const refusal = (status: number, code: string, headers = {}): Reply => ({
  status,
  headers,
  body: problem(code, 'No.'),
});

test('news comes as it is sent, and the answer last', async () => {
  const { stream, news, answer } = ask();
  stream.send('progress', { stage: 'accepted' });
  stream.send('part', { part: 'title', value: 'Lentil soup' });
  stream.send('done', { recipe });
  expect(await answer).toEqual({ recipe });
  expect(news).toEqual([
    { event: 'progress', data: { stage: 'accepted' } },
    { event: 'part', data: { part: 'title', value: 'Lentil soup' } },
  ]);
});

test('what is asked carries the token, the key, and the wish for events', async () => {
  const { stream, server, session, answer } = ask();
  stream.send('done', { recipe });
  await answer;
  expect(server.seen).toMatchObject([
    { body, idempotencyKey: 'one-evening', authorization: `Bearer ${session.get().token}` },
  ]);
});

test('an ordinary answer is an answer as well', async () => {
  const { answer, news } = ask({ replies: [{ status: 201, body: { recipe } }] });
  expect(await answer).toEqual({ recipe });
  expect(news).toEqual([]);
});

describe('a refusal', () => {
  test('before the stream carries its status, its words and when to come again', async () => {
    const { answer } = ask({ replies: [refusal(429, 'too_many_requests', { 'retry-after': '5' })] });
    await expect(answer).rejects.toMatchObject({ name: 'ApiError', status: 429, said: 'No.', retryAfter: 5 });
  });

  test('at the end of the stream is the same as before it', async () => {
    const { stream, answer } = ask();
    stream.send('progress', { stage: 'accepted' });
    stream.send('problem', problem('not_halal', 'No.', { details: [{ path: 'recipe', message: 'Wine.' }] }));
    await expect(answer).rejects.toMatchObject({
      name: 'ApiError',
      status: 422,
      code: 'not_halal',
      said: 'No.',
      requestId: 'request-1',
      details: [{ path: 'recipe', message: 'Wine.' }],
    });
  });

  test('of the token renews it and asks once more, with the same key', async () => {
    const second = anEventStream();
    const next = aToken({ sid: 's2' });
    const { server, answer } = ask({
      replies: [refusal(401, 'unauthorized'), second.response],
      more: { body: { token: next } },
    });
    second.send('done', { recipe });
    expect(await answer).toEqual({ recipe });
    expect(server.seen.filter(seen => seen.key === key)).toMatchObject([
      { idempotencyKey: 'one-evening' },
      { idempotencyKey: 'one-evening', authorization: `Bearer ${next}` },
    ]);
  });
});

describe('no answer', () => {
  test.each([
    ['a connection that never came', { replies: ['no answer' as const] }, () => {}],
    ['a stream that ends too early', {}, ({ stream }: ReturnType<typeof ask>) => stream.end()],
    ['a stream that breaks', {}, ({ stream }: ReturnType<typeof ask>) => stream.breakOff()],
    [
      'half an event',
      {},
      ({ stream }: ReturnType<typeof ask>) => {
        stream.write('event: done\ndata: {"recipe":{}}\n');
        stream.end();
      },
    ],
    ['broken words', {}, ({ stream }: ReturnType<typeof ask>) => stream.write('event: done\ndata: {"re\n\n')],
    ['silence', { idleTimeout: 20 }, () => {}],
  ])('is what %s is', async (_, asking, happens) => {
    const asked = ask(asking);
    asked.stream.send('progress', { stage: 'accepted' });
    happens(asked);
    await expect(asked.answer).rejects.toThrow(NetworkError);
    await expect(asked.answer).rejects.toThrow('Something went wrong. Please try again.');
  });

  test('after silence, the stream is left', async () => {
    const { stream, answer } = ask({ idleTimeout: 20 });
    await expect(answer).rejects.toThrow(NetworkError);
    expect(stream.isLeft()).toBe(true);
  });
});

test('a fault of the caller in taking the news is not taken for one of the network', async () => {
  const { fetch } = fakeServer();
  const stream = anEventStream();
  const session = createSession({ ...fakeStorage().openTab(), fetch });
  const answer = createCallForEvents({ session, fetch: async () => stream.response })(key, {
    body,
    onNews: () => {
      throw new RangeError('ours');
    },
  });
  stream.send('progress', { stage: 'accepted' });
  await expect(answer).rejects.toThrow(RangeError);
  expect(stream.isLeft()).toBe(true);
});

test('an abort by the caller stays an abort, and leaves the stream', async () => {
  const leave = new AbortController();
  const { stream, answer } = ask({ signal: leave.signal, onFirst: () => leave.abort() });
  stream.send('progress', { stage: 'accepted' });
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(stream.isLeft()).toBe(true);
});
