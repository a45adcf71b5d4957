import { afterEach, expect, test } from '@jest/globals';
import { eventually } from '@sufra/service-kit/testing';
import { aGateway, stopAll } from '../../test/a-gateway.ts';
import { anUpstream } from '../../test/an-upstream.ts';

afterEach(stopAll);

/** Answers when it is told to, and keeps what it was asked until then. */
async function aSlowUpstream() {
  const waiting: (() => void)[] = [];
  const upstream = await anUpstream((req, res) => {
    req.resume().on('end', () => waiting.push(() => res.end('{}')));
  });
  return {
    ...upstream,
    waits: (count: number) => eventually(() => expect(waiting).toHaveLength(count)),
    answer: () => {
      for (const end of waiting.splice(0)) end();
    },
  };
}

const before = (urls: string[], limits = {}) =>
  aGateway({
    services: { 'svc-blog': urls, 'svc-recipes': urls },
    upstreamTimeoutMs: 30_000,
    callsAtOnce: 1,
    longCallsAtOnce: 1,
    ...limits,
  });
const read = (origin: string) => fetch(`${origin}/api/v1/blogs`);
const generate = (origin: string) =>
  fetch(`${origin}/api/v1/recipes/generate-openai`, { method: 'POST', body: '{}' });
const list = (origin: string) => fetch(`${origin}/api/v1/recipes`);

test('a call that finds its service full is refused at once, is counted, and costs the service nothing', async () => {
  const slow = await aSlowUpstream();
  const gateway = await before([slow.url]);
  const first = read(gateway.url);
  await slow.waits(1);

  const refused = await read(gateway.url);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({ code: 'service_unavailable', requestId: expect.any(String) });
  expect(slow.seen).toHaveLength(1);
  const metrics = await (await fetch(`${gateway.internalUrl}/metrics`)).text();
  expect(metrics).toMatch(/sufra_overload_refused_total\{[^}]*full="svc-blog"[^}]*\} 1/);

  slow.answer();
  expect((await first).status).toBe(200);
  const next = read(gateway.url);
  await slow.waits(1);
  slow.answer();
  expect((await next).status).toBe(200);
});

test('a full service refuses no call of another', async () => {
  const [slow, quick] = [await aSlowUpstream(), await anUpstream()];
  const gateway = await aGateway({
    services: { 'svc-blog': [slow.url], 'svc-recipes': [quick.url] },
    callsAtOnce: 1,
    upstreamTimeoutMs: 30_000,
  });
  const first = read(gateway.url);
  await slow.waits(1);
  expect((await list(gateway.url)).status).toBe(200);
  slow.answer();
  await first;
});

test('a slow replica that is full leaves its calls to the others', async () => {
  const [slow, quick] = [await aSlowUpstream(), await anUpstream()];
  const gateway = await before([slow.url, quick.url]);
  const first = read(gateway.url);
  await slow.waits(1);
  for (const _ of [1, 2, 3, 4]) expect((await read(gateway.url)).status).toBe(200);
  slow.answer();
  await first;
});

test('calls that wait for a model have places of their own', async () => {
  const slow = await aSlowUpstream();
  const gateway = await before([slow.url]);
  const long = generate(gateway.url);
  await slow.waits(1);
  expect((await generate(gateway.url)).status).toBe(503);
  const short = list(gateway.url);
  await slow.waits(2);
  slow.answer();
  expect((await short).status).toBe(200);
  expect((await long).status).toBe(200);
});

test('an answer that has begun and goes on takes no place', async () => {
  const upstream = await anUpstream((_req, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.write('data: one\n\n');
  });
  const gateway = await before([upstream.url]);
  const streams = [await read(gateway.url), await read(gateway.url), await read(gateway.url)];
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const { body } of streams) await body?.cancel();
});

test('a caller who leaves gives the place back', async () => {
  const slow = await aSlowUpstream();
  const gateway = await before([slow.url]);
  const leaving = new AbortController();
  const first = fetch(`${gateway.url}/api/v1/blogs`, { signal: leaving.signal });
  await slow.waits(1);
  leaving.abort();
  await expect(first).rejects.toThrow();
  const second = eventually(async () => {
    const asked = read(gateway.url);
    const one = await Promise.race([asked, slow.waits(2).then(() => undefined)]);
    if (one) throw new Error(`answered ${one.status}`);
    slow.answer();
    expect((await asked).status).toBe(200);
  });
  await second;
});
