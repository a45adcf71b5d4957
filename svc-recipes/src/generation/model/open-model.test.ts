import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { noTracing } from '@sufra/service-kit';
import { eventually } from '@sufra/service-kit/testing';
import {
  byHand,
  type Cook,
  fail,
  goWrong,
  type Play,
  say,
  sayInBytes,
  sayRaw,
  silence,
  startCook,
} from '../../../test/start-cook.ts';
import { writtenRecipeSchema } from '../check/written-recipe.ts';
import { ModelFailure } from './model-failure.ts';
import type { ModelCall } from './model-spending.ts';
import { openModel } from './open-model.ts';

const apiKey = 'sk-canary-key';
let cook: Cook;
beforeAll(async () => {
  cook = await startCook();
});
afterAll(() => cook.stop());
beforeEach(() => cook.play());

const noted: ModelCall[] = [];
const open = (overrides: object = {}) =>
  openModel({
    baseUrl: cook.url,
    apiKey,
    model: 'the-model',
    temperature: 0.7,
    maxTokens: 900,
    maxTokensField: 'max_completion_tokens',
    tellsUsage: true,
    noteCall: call => noted.push(call),
    tracing: noTracing,
    ...overrides,
  });
const messages = [{ role: 'user' as const, content: 'rice' }];
const staying = () => new AbortController().signal;

function ask(play: Play, { signal = staying(), onText = (_soFar: string) => {} } = {}) {
  cook.play(play);
  return open()({ messages, signal, onText });
}
async function failure(play: Play): Promise<ModelFailure> {
  const error = await ask(play).catch(found => found);
  if (!(error instanceof ModelFailure)) throw new Error(`this is no failure of the model: ${error}`);
  return error;
}

describe('a call', () => {
  test('asks for the form, within the limits, and for a stream', async () => {
    await ask(say('{}'));
    expect(cook.calls[0]?.body).toEqual({
      model: 'the-model',
      messages,
      stream: true,
      stream_options: { include_usage: true },
      temperature: 0.7,
      max_completion_tokens: 900,
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'recipe', strict: true, schema: writtenRecipeSchema },
      },
    });
    expect(cook.calls[0]?.headers.authorization).toBe(`Bearer ${apiKey}`);
  });

  test('is counted with what it took, or with an estimate where no server tells that', async () => {
    noted.length = 0;
    await ask(say('{"isFood":false}'));
    await open({ tellsUsage: false })({ messages, signal: staying(), onText: () => {} });
    expect(cook.calls.at(-1)?.body).not.toHaveProperty('stream_options');
    cook.play(goWrong('overloaded'));
    await open()({ messages, signal: staying(), onText: () => {} }).catch(() => {});
    expect(noted.map(({ outcome, usage }) => [outcome, usage !== undefined])).toEqual([
      ['answered', true],
      ['answered', false],
      ['busy', false],
    ]);
  });

  test('calls the limit what the server calls it, and leaves out a temperature that it refuses', async () => {
    const model = open({ temperature: null, maxTokensField: 'max_tokens' });
    await model({ messages, signal: staying(), onText: () => {} });
    expect(cook.calls[0]?.body).toMatchObject({ max_tokens: 900 });
    expect(cook.calls[0]?.body).not.toHaveProperty('max_completion_tokens');
    expect(cook.calls[0]?.body).not.toHaveProperty('temperature');
  });

  test('hears all that has come so far, and answers all of it with the name of who wrote it', async () => {
    const heard: string[] = [];
    const hand = byHand();
    const answer = ask(hand.play, { onText: soFar => heard.push(soFar) });
    for (const piece of ['ab', 'cd', 'ef']) await hand.say(piece);
    await hand.end();
    expect(await answer).toEqual({ text: 'abcdef', modelName: 'a-model' });
    expect(heard).toEqual(['ab', 'abcd', 'abcdef']);
  });

  test('reads letters that come in several pieces', async () => {
    expect((await ask(sayInBytes({ title: 'كبسة 🍗' }))).text).toBe('{"title":"كبسة 🍗"}');
  });
});

const data = (...chunks: unknown[]) => chunks.map(chunk => `data: ${JSON.stringify(chunk)}\n\n`).join('');
const said = (content: string) => ({ choices: [{ delta: { content } }] });

describe('an answer', () => {
  test.each([
    ['a page', sayRaw('<html>Sign in</html>', 'text/html')],
    [
      'a whole completion',
      sayRaw(JSON.stringify({ choices: [{ message: { content: '{}' } }] }), 'application/json'),
    ],
    ['nothing', sayRaw('')],
    ['an empty stream', sayRaw('data: [DONE]\n\n')],
  ])('that is %s holds no text', async (_what, play) => {
    expect(await ask(play)).toEqual({ text: '', modelName: 'the-model' });
  });

  test('with chunks of another shape is read without them', async () => {
    const odd = [
      {},
      { choices: [] },
      { choices: 'x' },
      { choices: [{ delta: { content: 7 } }] },
      { model: { $gt: 1 } },
    ];
    expect(await ask(sayRaw(data(said('a'), ...odd, said('b'))))).toEqual({
      text: 'ab',
      modelName: 'the-model',
    });
  });

  test.each(['<script>', 'x'.repeat(101), 'a\nb', ''])(
    'from a server called %j has our name for it',
    async name => {
      expect(await ask(sayRaw(data({ ...said('a'), model: name })))).toMatchObject({
        modelName: 'the-model',
      });
    },
  );
});

describe('a call that fails', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504, 529])('with %i may be made again', async status => {
    expect(await failure(fail(status))).toMatchObject({ kind: 'busy', retryAfterMs: undefined });
  });

  test.each([400, 401, 402, 403, 404, 413, 422])('with %i may not', async status => {
    expect(await failure(fail(status))).toMatchObject({ kind: 'broken' });
  });

  test('may be made again after so many seconds', async () => {
    expect(await failure(fail(429, { 'retry-after': '7' }))).toMatchObject({ retryAfterMs: 7_000 });
    expect(await failure(fail(503, { 'retry-after': '0.5' }))).toMatchObject({ retryAfterMs: 500 });
  });

  test('may be made again at a certain time', async () => {
    const minute = 60_000;
    const at = new Date(Date.now() + minute).toUTCString();
    const { retryAfterMs = 0 } = await failure(fail(429, { 'retry-after': at }));
    expect(retryAfterMs).toBeGreaterThan(minute / 2);
    expect(retryAfterMs).toBeLessThanOrEqual(minute);
  });

  test.each(['soon', '0', '-5', 'Thu, 01 Jan 1970 00:00:00 GMT'])('is not told a time by %j', async value => {
    expect(await failure(fail(429, { 'retry-after': value }))).toMatchObject({
      kind: 'busy',
      retryAfterMs: undefined,
    });
  });

  test.each([
    ['breaks off in its middle', goWrong('cut-stream')],
    [
      'tells of an error in its middle',
      sayRaw(data(said('{"isFood":'), { error: { message: 'overloaded', type: 'server_error' } })),
    ],
    ['sends what is no JSON', sayRaw('data: {"choices":\n\n')],
    ['sends null', sayRaw('data: null\n\n')],
  ])('because the answer %s may be made again', async (_what, play) => {
    expect(await failure(play)).toMatchObject({ kind: 'busy' });
  });

  test('because no server is there may be made again, and the log can tell', async () => {
    const server = createServer();
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise(resolve => server.close(resolve));
    const model = open({ baseUrl: `http://127.0.0.1:${port}/v1` });
    await expect(model({ messages, signal: staying(), onText: () => {} })).rejects.toMatchObject({
      kind: 'busy',
      cause: { message: expect.stringContaining('ECONNREFUSED') },
    });
  });

  test('because the model will not is told as that', async () => {
    expect(await failure(goWrong('refusal'))).toMatchObject({ kind: 'refused' });
  });

  test('because there is no end to it is told as that, and cut', async () => {
    expect(await failure(say('x '.repeat(250_000), 500))).toMatchObject({ kind: 'refused' });
    await eventually(() => expect(cook.calls[0]?.isGone).toBe(true));
  });

  test('is told in the server’s words, without the key and without end', async () => {
    const echo: Play = call => {
      const { authorization } = call.request.headers;
      return fail(401, {}, `Incorrect API key provided: ${authorization}. ${'x'.repeat(9_000)}`)(call);
    };
    const { cause } = (await failure(echo)) as { cause?: Error };
    expect(cause?.message).toContain('Incorrect API key provided: Bearer …');
    expect(cause?.message.length).toBeLessThan(600);
    expect(JSON.stringify([cause?.message, cause?.stack])).not.toContain('canary');
  });
});

describe('a call that is given up', () => {
  test('before it is made fails with the reason, and no server is asked', async () => {
    const reason = new Error('the caller has left');
    await expect(ask(silence, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(cook.calls).toHaveLength(0);
  });

  test.each([
    ['before the first word', [], silence],
    ['between two words', ['ab'], undefined],
  ])('%s fails with the reason, and the server is hung up on', async (_when, words, play) => {
    const leaving = new AbortController();
    const reason = new Error('the caller has left');
    const hand = byHand();
    const heard: string[] = [];
    const asked = ask(play ?? hand.play, { signal: leaving.signal, onText: soFar => heard.push(soFar) });
    for (const word of words) await hand.say(word);
    await eventually(() => expect([cook.calls.length, heard]).toEqual([1, words]));
    leaving.abort(reason);
    await expect(asked).rejects.toBe(reason);
    await eventually(() => expect(cook.calls[0]?.isGone).toBe(true));
  });

  test('by who listens is hung up on too, and no failure of the model', async () => {
    const fault = new Error('the listener fails');
    const hand = byHand();
    const asked = ask(hand.play, {
      onText: () => {
        throw fault;
      },
    });
    await hand.say('ab');
    await expect(asked).rejects.toBe(fault);
    await eventually(() => expect(cook.calls[0]?.isGone).toBe(true));
  });
});
