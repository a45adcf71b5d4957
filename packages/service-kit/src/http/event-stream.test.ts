import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listenWith } from '../../test/listen-with.ts';
import { ask } from '../testing/ask.ts';
import { eventually } from '../testing/eventually.ts';
import { routes } from './contract-routes.ts';
import type { Exchange } from './exchange.ts';
import type { HttpServer } from './http-server.ts';
import { Problem } from './problem.ts';

type Work = (exchange: Exchange) => Promise<object> | object;

let work: Work;
let server: HttpServer;

beforeAll(async () => {
  server = await listenWith({
    authenticate: async () => ({
      userId: 'a',
      sessionId: 's',
      isAdmin: false,
      isModerator: false,
      hasSecondFactor: false,
      secondFactorAt: null,
    }),
    routes: [
      routes({
        'GET /payment/plans': async (_input, exchange) => (await work(exchange)) as { plans: [] },
      }),
    ],
  });
});
afterAll(() => server.close(100));

const asked = (does: Work, accept = 'text/event-stream') => {
  work = does;
  return ask(server.url, 'GET /payment/plans', { headers: { accept, 'x-request-id': 'abcdef-123456' } });
};
const done = { plans: [] };

describe('a caller that asks for events', () => {
  test('gets each as it comes, and the answer last, as `done`', async () => {
    const { status, headers, body } = await asked(({ send }) => {
      send?.('progress', { stage: 'half' });
      send?.('progress', { stage: 'more' });
      return done;
    });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect([headers.get('cache-control'), headers.get('x-accel-buffering')]).toEqual(['no-store', 'no']);
    expect(body).toBe(
      [
        'event: progress\ndata: {"stage":"half"}\n\n',
        'event: progress\ndata: {"stage":"more"}\n\n',
        'event: done\ndata: {"plans":[]}\n\n',
      ].join(''),
    );
  });

  test('hears of each before the next is there', async () => {
    let goOn = () => {};
    const held = new Promise<void>(resolve => {
      goOn = resolve;
    });
    work = async ({ send }) => {
      send?.('progress', {});
      await held;
      return done;
    };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${server.url}/api/v1/payment/plans`, { headers: { accept: 'text/event-stream' } }, resolve).on(
        'error',
        reject,
      );
    });
    const first = await new Promise(resolve => answer.once('data', bytes => resolve(String(bytes))));
    expect(first).toBe('event: progress\ndata: {}\n\n');
    goOn();
    expect(await text(answer)).toBe('event: done\ndata: {"plans":[]}\n\n');
  });

  test.each(['line\nbreak', 'data: x\r\n\r\nevent: done', '\u2028\u2029', '🍲 محمد', '</script>'])(
    'gets %j in one event',
    async told => {
      const { body } = await asked(({ send }) => {
        send?.('progress', { told });
        return done;
      });
      const [event = '', ...rest] = body.split('\n\n');
      expect(event.split('\n')).toHaveLength(2);
      expect(JSON.parse(event.replace('event: progress\ndata: ', ''))).toEqual({ told });
      expect(rest).toEqual(['event: done\ndata: {"plans":[]}', '']);
    },
  );

  test('gets an ordinary answer where nothing was sent before it', async () => {
    const { status, headers, body } = await asked(() => done);
    expect([status, headers.get('content-type'), body]).toEqual([
      200,
      'application/json; charset=utf-8',
      done,
    ]);
  });

  test('gets an ordinary refusal before the first event', async () => {
    const { status, headers, body } = await asked(() => {
      throw new Problem('too_many_requests', { retryAfterSeconds: 4.2 });
    });
    expect([status, headers.get('retry-after'), body.code]).toEqual([429, '5', 'too_many_requests']);
  });

  test('gets a refusal after the first event as `problem`, in the one shape, and then the end', async () => {
    const { status, body } = await asked(({ send }) => {
      send?.('progress', {});
      throw new Problem('not_found', { details: [{ path: 'a', message: 'b' }] });
    });
    const message = 'There is nothing here.';
    const problem = {
      error: message,
      message,
      code: 'not_found',
      requestId: 'abcdef-123456',
      details: [{ path: 'a', message: 'b' }],
    };
    expect(status).toBe(200);
    expect(body).toBe(`event: progress\ndata: {}\n\nevent: problem\ndata: ${JSON.stringify(problem)}\n\n`);
  });

  test('is told nothing of what failed within, in the middle of a stream either', async () => {
    const { body } = await asked(({ send }) => {
      send?.('progress', {});
      throw new Error('mongodb://root:secret@db is gone at /srv/app.ts');
    });
    expect(body).toContain('event: problem\ndata: {"error":"Something went wrong. Please try again."');
    expect(body).not.toMatch(/mongodb|secret|srv/);
  });

  test('is not answered with more than the contract says', async () => {
    const { body } = await asked(({ send }) => {
      send?.('progress', {});
      return { plans: [], secret: 'canary' };
    });
    expect(body).toContain('"code":"internal_error"');
    expect(body).not.toContain('canary');
  });
});

test.each([
  [true, 'text/event-stream'],
  [true, 'text/event-stream, application/json;q=0.5'],
  [true, 'text/event-stream, application/json'],
  [false, 'application/json, text/event-stream;q=0.9'],
  [false, 'application/json'],
  [false, 'text/*'],
  [false, '*/*'],
])('that events are wanted is %s by Accept: %s', async (wants, accept) => {
  const { headers, body } = await asked(({ send }) => {
    send?.('progress', {});
    return done;
  }, accept);
  expect(headers.get('content-type')?.startsWith('text/event-stream')).toBe(wants);
  expect(typeof body === 'string').toBe(wants);
});

test('what is sent to a client that has left goes nowhere and harms no other', async () => {
  let isOver = false;
  work = async ({ send, signal }) => {
    send?.('progress', {});
    await new Promise(resolve => signal.addEventListener('abort', resolve));
    for (let n = 0; n < 1_000; n += 1) send?.('progress', { n });
    isOver = true;
    return done;
  };
  const request = get(`${server.url}/api/v1/payment/plans`, { headers: { accept: 'text/event-stream' } });
  request.on('error', () => {});
  request.on('response', answer => answer.on('error', () => {}).once('data', () => request.destroy()));
  await eventually(() => isOver);
  expect(await asked(() => done)).toMatchObject({ status: 200 });
});
