import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { listenWith } from '../../test/listen-with.ts';
import { createLog } from '../ops/log.ts';
import { ask } from '../testing/ask.ts';
import { eventually } from '../testing/eventually.ts';
import { readLog } from '../testing/read-log.ts';
import { CallerLeft } from './caller-left.ts';
import { routes } from './contract-routes.ts';
import type { Exchange } from './exchange.ts';
import type { HttpServer } from './http-server.ts';

const logFile = join(mkdtempSync(join(tmpdir(), 'sufra-log-')), 'out.log');
const never = new Promise<never>(() => {});
let authenticated: Promise<void>;
let work: (exchange: Exchange) => Promise<void> | void;
let server: HttpServer;

beforeAll(async () => {
  server = await listenWith({
    log: createLog({ name: 'test', level: 'info', file: logFile }),
    authenticate: async () => {
      await authenticated;
      return {
        userId: 'a',
        sessionId: 's',
        isAdmin: false,
        isModerator: false,
        hasSecondFactor: false,
        secondFactorAt: null,
      };
    },
    routes: [
      routes({
        'GET /recipes': async (_input, exchange) => {
          await work(exchange);
          return { recipes: [], next: null };
        },
      }),
    ],
  });
});
afterAll(() => server.close(100));
beforeEach(() => {
  authenticated = Promise.resolve();
});

const list = (headers: Record<string, string> = {}) => ask(server.url, 'GET /recipes', { headers });

/** Asks, and hangs up when `when` comes. */
async function leave(when: Promise<unknown>, id: string) {
  const request = get(`${server.url}/api/v1/recipes`, { headers: { 'x-request-id': id } });
  const isGone = new Promise(resolve => request.once('close', resolve));
  request.on('error', () => {});
  await when;
  request.destroy();
  await isGone;
}

const linesOf = (id: string) =>
  readLog(logFile)
    .split('\n')
    .filter(line => line.includes(id))
    .map(line => JSON.parse(line));

/** Runs `does` for a caller who hangs up as soon as it has begun. */
async function leaveInTheMiddle(id: string, does: typeof work) {
  await leave(
    new Promise<void>(begun => {
      work = exchange => {
        begun();
        return does(exchange);
      };
    }),
    id,
  );
}

describe('the signal of a request', () => {
  test('is raised when its caller leaves, with that as the reason', async () => {
    let reason: unknown;
    await leaveInTheMiddle('leaves-in-the-middle', ({ signal }) => {
      signal.addEventListener('abort', () => {
        reason = signal.reason;
      });
      return never;
    });
    await eventually(() => expect(reason).toBeInstanceOf(CallerLeft));
  });

  test('is raised from the start for a caller who left while access was looked up', async () => {
    let goOn = () => {};
    authenticated = new Promise(resolve => {
      goOn = resolve;
    });
    let isAborted: boolean | undefined;
    work = ({ signal }) => {
      isAborted = signal.aborted;
    };
    const arrived = once(server.server, 'request');
    const closed = arrived.then(([, res]) => once(res, 'close'));
    await leave(arrived, 'leaves-at-the-door');
    await closed;
    goOn();
    await eventually(() => expect(isAborted).toBe(true));
  });

  test('is the same one each time, and stays down for a caller who gets the answer', async () => {
    let signal: AbortSignal | undefined;
    work = exchange => {
      signal = exchange.signal;
      expect(exchange.signal).toBe(signal);
    };
    expect(await list()).toMatchObject({ status: 200 });
    await list();
    expect(signal?.aborted).toBe(false);
  });
});

describe('a caller who left', () => {
  test.each([
    ['is given up for', (signal: AbortSignal) => until(signal).then(() => signal.throwIfAborted())],
    ['ends a wait', (signal: AbortSignal) => wait(60_000, undefined, { signal })],
  ])('and %s is no failure in the log', async (what, does) => {
    const id = `calmly-${what.replaceAll(' ', '-')}`;
    await leaveInTheMiddle(id, ({ signal }) => does(signal));
    await eventually(() => expect(linesOf(id)).toHaveLength(2));
    const lines = linesOf(id).map(({ level, msg, finished }) => ({ level, msg, finished }));
    expect(lines).toEqual([
      { level: 'info', msg: 'request', finished: false },
      { level: 'info', msg: 'the caller left before the answer' },
    ]);
  });

  test('hides no failure of ours', async () => {
    await leaveInTheMiddle('left-and-failed', async ({ signal }) => {
      await until(signal);
      throw new Error('out of flour');
    });
    await eventually(() =>
      expect(linesOf('left-and-failed')).toContainEqual(
        expect.objectContaining({
          level: 'error',
          err: expect.objectContaining({ message: 'out of flour' }),
        }),
      ),
    );
  });
});

test('a header is read by its name in any case, and one that is not there is nothing', async () => {
  const read: unknown[] = [];
  work = ({ header }) => {
    read.push(header('Idempotency-Key'), header('if-match'));
  };
  await list({ 'idempotency-key': 'once' });
  expect(read).toEqual(['once', undefined]);
});

const until = (signal: AbortSignal) =>
  new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()));
