import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import express from 'express';
import { createMetrics } from '../ops/metrics.ts';
import { eventually } from '../testing/eventually.ts';
import { type HttpServer, listen } from './http-server.ts';
import { recordRequest } from './record-request.ts';

let lines: { status?: number; ip?: string }[] = [];
let server: HttpServer;

beforeAll(async () => {
  const app = express();
  const log = {
    info: (line: object) => {
      lines.push(line);
    },
  };
  app.use(recordRequest({ log, metrics: createMetrics('test') }));
  app.get('/:status', (req, res) => {
    res.status(Number(req.params.status)).end();
  });
  server = await listen({ host: '127.0.0.1', port: 0, listener: app });
});
afterAll(() => server.close(100));
beforeEach(() => {
  lines = [];
});

test.each([401, 403, 429])('a request refused with %i leaves from where it came', async status => {
  await fetch(`${server.url}/${status}`);

  await eventually(async () => expect(lines).toMatchObject([{ status, ip: '127.0.0.1' }]));
});

test.each([200, 404, 500])('a request answered with %i does not', async status => {
  await fetch(`${server.url}/${status}`);

  await eventually(async () => expect(lines).toMatchObject([{ status }]));
  expect(lines[0]?.ip).toBeUndefined();
});
