import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import express from 'express';
import { currentTraceparent } from '../context/current-span.ts';
import { traceRequests } from '../http/trace-request.ts';
import { createLog } from '../ops/log.ts';
import { createMetrics } from '../ops/metrics.ts';
import { eventually } from '../testing/eventually.ts';
import { openTracing } from './open-tracing.ts';
import { spanQueue } from './span-queue.ts';
import { readTraceparent } from './traceparent.ts';
import type { OpenTracing } from './tracing.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

interface SentSpan {
  traceId: string;
  parentSpanId?: string;
  name: string;
  status: { code: number };
  links: { traceId: string }[];
}

function willClose(server: Server): Server {
  open.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function listening(server: Server): Promise<string> {
  willClose(server).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return addressOf(server);
}

/** What any collector does: takes what comes, and keeps it. */
async function aCollector() {
  const spans: SentSpan[] = [];
  const url = await listening(
    createServer(async (req, res) => {
      let body = '';
      for await (const chunk of req) body += chunk;
      for (const { scopeSpans } of JSON.parse(body).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans);
      res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }),
  );
  return { url, spans };
}

async function tracingTo(endpoint: string, share = 1) {
  const metrics = createMetrics('svc-test');
  const log = createLog({ name: 'svc-test', level: 'silent' });
  const tracing = openTracing({ service: 'svc-test', endpoint, share, count: metrics.countSpans, log });
  await tracing.load();
  open.push(tracing.close);
  const counted = async (outcome: string) => {
    const text = await metrics.registry.getSingleMetricAsString('sufra_spans_total');
    return Number(new RegExp(`outcome="${outcome}"[^}]*} (\\d+)`).exec(text)?.[1] ?? 0);
  };
  return { tracing, counted };
}

function anApp(tracing: OpenTracing, callers: 'taken' | 'linked') {
  const app = express();
  app.use(...traceRequests(tracing, { callers }));
  app.get('/soup', (_req, res) => {
    res.locals.route = '/soup';
    res.json({ traceparent: currentTraceparent() });
  });
  return listening(createServer(app));
}

const claimed = 'c'.repeat(32);
const claim = { traceparent: `00-${claimed}-${'d'.repeat(16)}-01` };

describe('a request', () => {
  test('goes on from its caller’s trace where callers are known, and what it starts goes on from it', async () => {
    const collector = await aCollector();
    const { tracing } = await tracingTo(collector.url);
    const answer = await fetch(`${await anApp(tracing, 'taken')}/soup`, { headers: claim });
    const { traceparent } = (await answer.json()) as { traceparent: string };
    expect(readTraceparent(traceparent)).toMatchObject({ traceId: claimed, flags: 1 });
    await eventually(() => collector.spans.length === 1, 5_000);
    expect(collector.spans[0]).toMatchObject({
      traceId: claimed,
      name: 'GET /soup',
      parentSpanId: 'd'.repeat(16),
    });
  });

  test('begins a trace of its own where any caller may claim one, and names the claim', async () => {
    const collector = await aCollector();
    const { tracing } = await tracingTo(collector.url);
    await fetch(`${await anApp(tracing, 'linked')}/soup`, { headers: claim });
    await eventually(() => collector.spans.length === 1, 5_000);
    expect(collector.spans[0]?.traceId).not.toBe(claimed);
    expect(collector.spans[0]?.links).toMatchObject([{ traceId: claimed }]);
  });

  test('is not made to be recorded by its caller', async () => {
    const collector = await aCollector();
    const { tracing } = await tracingTo(collector.url, 0);
    const answer = await fetch(`${await anApp(tracing, 'linked')}/soup`, { headers: claim });
    expect(await answer.json()).toMatchObject({ traceparent: expect.stringMatching(/-00$/) });
  });

  test.each([
    '',
    'x',
    `00-${'0'.repeat(32)}-${'d'.repeat(16)}-01`,
    `00-${claimed}-${'d'.repeat(16)}-01-more`,
  ])('with the traceparent %j is answered, and begins anew', async traceparent => {
    const { tracing } = await tracingTo((await aCollector()).url);
    const answer = await fetch(`${await anApp(tracing, 'taken')}/soup`, { headers: { traceparent } });
    const { traceparent: own } = (await answer.json()) as { traceparent: string };
    expect(readTraceparent(own)?.traceId).not.toBe(claimed);
  });
});

const handling = {
  what: 'handle' as const,
  name: 'handle soup.cooked',
  attributes: {
    'messaging.operation.type': 'process' as const,
    'messaging.message.id': 'one',
    'sufra.event.type': 'soup.cooked',
    'sufra.event.attempt': 1,
  },
  parent: null,
};

test('work that fails fails its span by the name of the error, never by its words', async () => {
  const collector = await aCollector();
  const { tracing } = await tracingTo(collector.url);
  const failure = new RangeError('canary@sufra.test');
  await expect(tracing.span(handling, () => Promise.reject(failure))).rejects.toBe(failure);
  await eventually(() => collector.spans.length === 1, 5_000);
  expect(collector.spans[0]?.status).toEqual({ code: 2 });
  expect(JSON.stringify(collector.spans)).toContain('RangeError');
  expect(JSON.stringify(collector.spans)).not.toContain('canary');
});

describe('a collector', () => {
  test('that is away costs its spans, which are counted, and no work', async () => {
    const away = createServer();
    const url = await listening(away);
    away.close();
    const { tracing, counted } = await tracingTo(url);
    expect(await tracing.span(handling, async () => 'done')).toBe('done');
    await tracing.close();
    expect((await counted('failed')) + (await counted('dropped'))).toBe(1);
  });

  test('is sent all that comes while it is busy with what came before', async () => {
    const collector = await aCollector();
    const { tracing, counted } = await tracingTo(collector.url);
    for (let number = 0; number < 1_000; number++) tracing.begin(handling)?.end();
    await eventually(() => collector.spans.length === 1_000, 10_000);
    await eventually(async () => (await counted('sent')) === 1_000, 5_000);
  });

  test('that takes and never answers holds up nothing, and no more is kept than there is room for', async () => {
    const { tracing, counted } = await tracingTo(await listening(createServer(() => undefined)));
    for (let number = 0; number < 3_000; number++) tracing.begin(handling)?.end();
    expect(await tracing.span(handling, async () => 'done')).toBe('done');
    expect(await counted('dropped')).toBeGreaterThan(500);
    await tracing.close();
    expect(await counted('sent')).toBe(0);
  });

  test('that answers slowly is sent one batch at a time, and what has no room is counted', async () => {
    const counts = { sent: 0, dropped: 0, failed: 0 };
    let atOnce = 0;
    let most = 0;
    const queue = spanQueue<number>({
      most: 10,
      atOnce: 4,
      everyMs: 1,
      count: (outcome, spans) => {
        counts[outcome] += spans;
      },
      send: async () => {
        most = Math.max(most, ++atOnce);
        await new Promise(resolve => setTimeout(resolve, 5));
        atOnce -= 1;
        return true;
      },
    });
    for (let number = 0; number < 25; number++) queue.add(number);
    await queue.drain(5_000);
    expect({ most, ...counts }).toEqual({ most: 1, sent: 10, dropped: 15, failed: 0 });
  });
});

test('nothing of OpenTelemetry’s SDK is loaded until spans are to be sent', () => {
  const loadedWith = (endpoint: string | undefined) =>
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { registerHooks } from 'node:module';
         const loaded = [];
         registerHooks({ load: (url, context, next) => {
           if (/@opentelemetry.(?:sdk|otlp|exporter|resources)/.test(url)) loaded.push(url);
           return next(url, context);
         } });
         const { openObservation } = await import('@sufra/service-kit');
         const config = ${JSON.stringify({ logLevel: 'silent', otelExporterOtlpEndpoint: endpoint, otelTracesSamplerArg: 1 })};
         const { tracing } = openObservation({ name: 'test', config });
         await tracing.load();
         console.log(loaded.length);
         await tracing.close();`,
      ],
      {
        cwd: join(import.meta.dirname, '..', '..'),
        encoding: 'utf8',
        env: { ...process.env, NODE_OPTIONS: '' },
      },
    ).trim();
  expect(loadedWith(undefined)).toBe('0');
  expect(Number(loadedWith('http://127.0.0.1:9'))).toBeGreaterThan(0);
});
