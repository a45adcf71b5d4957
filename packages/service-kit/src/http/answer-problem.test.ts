import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { createLog } from '../ops/log.ts';
import { answerProblem } from './answer-problem.ts';
import { type HttpServer, listen } from './http-server.ts';

let thrown: Error;
let server: HttpServer;

beforeAll(async () => {
  const app = express();
  app.use(() => {
    throw thrown;
  });
  app.use(answerProblem(createLog({ name: 'test', level: 'silent' })));
  server = await listen({ host: '127.0.0.1', port: 0, listener: app });
});
afterAll(() => server.close(100));

const answerTo = (error: Error) => {
  thrown = error;
  return fetch(server.url);
};

test.each([
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'PoolClearedOnNetworkError',
  'MongoWaitQueueTimeoutError',
  'MongoServerClosedError',
  'WriteConflict',
])('the fault %s of a database is 503 and when to come back', async name => {
  const answer = await answerTo(Object.assign(new Error('db-7 is gone'), { name }));

  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(await answer.text()).not.toContain('db-7');
});

test.each([189, 10_107, 11_600, 14_031])(
  'a server that steps down, or has no room, with %i is 503 too',
  async code => {
    const answer = await answerTo(
      Object.assign(new Error('not primary'), { name: 'MongoServerError', code }),
    );

    expect(answer.status).toBe(503);
  },
);

test.each(['ECONNRESET', 'EPIPE', 'ETIMEDOUT'])('a connection that was cut (%s) is 503 too', async code => {
  const cut = Object.assign(new Error(`write ${code}`), { code });
  expect((await answerTo(cut)).status).toBe(503);
  expect((await answerTo(new Error('the command failed', { cause: cut }))).status).toBe(503);
});

test('any other word of a database is a fault of ours, and is not repeated', async () => {
  const answer = await answerTo(
    Object.assign(new Error('E11000 dup key'), { name: 'MongoServerError', code: 11_000 }),
  );

  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('E11000');
});
