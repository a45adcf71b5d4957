import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Collector, startCollector } from './start-collector.ts';

let collector: Collector;
beforeEach(async () => {
  collector = await startCollector({ traces: 3, spansOfTrace: 4 });
});
afterEach(() => collector.stop());

const idOf = (letter: string) => letter.repeat(32);

interface Sent {
  trace?: string;
  id?: string;
  parent?: string;
  name?: string;
  ms?: number;
  code?: number;
  attributes?: object[];
}

const aSpan = ({
  trace = 'a',
  id = '1',
  parent = '',
  name = 'GET /soup',
  ms = 5,
  code = 0,
  attributes = [],
}: Sent) => ({
  traceId: idOf(trace),
  spanId: id.repeat(16),
  parentSpanId: parent.repeat(16),
  name,
  startTimeUnixNano: '1700000000000000000',
  endTimeUnixNano: String(1_700_000_000_000_000_000n + BigInt(ms) * 1_000_000n),
  attributes,
  status: { code },
});

const exported = (spans: object[], service = 'svc-recipes') => ({
  resourceSpans: [
    {
      resource: { attributes: [{ key: 'service.name', value: { stringValue: service } }] },
      scopeSpans: [{ spans }],
    },
  ],
});

const post = (body: string | Buffer, headers: Record<string, string> = {}) =>
  fetch(`${collector.url}/v1/traces`, { method: 'POST', body: new Uint8Array(Buffer.from(body)), headers });
const send = (spans: object[], service?: string) => post(JSON.stringify(exported(spans, service)));
const page = async (path: string) => (await fetch(collector.url + path)).text();

describe('what comes', () => {
  test('is shown as bars below each other, with what failed marked', async () => {
    await send([aSpan({ id: '2', parent: '1', name: 'ask model', code: 2 }), aSpan({ name: 'POST /soup' })]);
    const shown = await page(`/traces/${idOf('a')}`);
    expect(shown.indexOf('POST /soup')).toBeLessThan(shown.indexOf('class="depth-1"'));
    expect(shown).toContain('class="bar failed"');
    expect(await page('/')).toContain('failed</strong>');
  });

  test('is text, whatever it says', async () => {
    const attributes = [{ key: '<u>', value: { stringValue: '<script>alert(1)</script>' } }];
    await send([aSpan({ name: '<img src=x>', attributes })], '<i>svc</i>');
    for (const path of ['/', `/traces/${idOf('a')}`])
      expect(await page(path)).not.toMatch(/<(?:script|img|u|i)>/);
  });

  test('may be zipped', async () => {
    const zipped = gzipSync(JSON.stringify(exported([aSpan({})])));
    expect((await post(zipped, { 'content-encoding': 'gzip' })).status).toBe(200);
    expect(collector.traces.find(idOf('a'))?.spans).toHaveLength(1);
  });

  test('whose spans are each other’s parents is shown all the same', async () => {
    await send([aSpan({ id: '1', parent: '2' }), aSpan({ id: '2', parent: '1' })]);
    expect((await fetch(`${collector.url}/traces/${idOf('a')}`)).status).toBe(200);
  });

  test.each([
    ['no JSON', 'soup'],
    ['no spans', '{"resourceSpans":7}'],
    ['ids of another form', JSON.stringify(exported([{ ...aSpan({}), traceId: '../..' }]))],
  ])('and is %s is refused', async (_, body) => {
    expect((await post(body)).status).toBe(400);
  });

  test('and is zipped wrongly, or is too much, is refused', async () => {
    expect((await post('soup', { 'content-encoding': 'gzip' })).status).toBe(400);
    expect((await post(Buffer.alloc(5 * 1024 * 1024, ' '))).status).toBe(413);
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
    expect((await post(bomb, { 'content-encoding': 'gzip' })).status).toBe(400);
  });
});

test('no more is kept than there is room for: the trace that was added to longest ago goes first', async () => {
  for (const trace of ['a', 'b', 'c']) await send([aSpan({ trace })]);
  await send([...'23456'].map(id => aSpan({ id })));
  await send([aSpan({ trace: 'd' })]);
  expect(collector.traces.list({}).map(({ id }) => id[0])).toEqual(expect.arrayContaining(['a', 'c', 'd']));
  expect(collector.traces.find(idOf('b'))).toBeUndefined();
  expect(collector.traces.find(idOf('a'))).toMatchObject({ dropped: 2 });
  expect(await page(`/traces/${idOf('a')}`)).toContain('2 spans more could not be kept');
});

test('traces are found by service, by how long they took and by their outcome', async () => {
  await send([aSpan({ trace: 'a', ms: 5 })], 'svc-auth');
  await send([aSpan({ trace: 'b', ms: 500, code: 2 })], 'svc-mail');
  const found = async (query: string) =>
    JSON.parse(await page(`/traces.json?${query}`)).map(({ id }: { id: string }) => id[0]);
  expect(await found('service=svc-auth')).toEqual(['a']);
  expect(await found('least=100')).toEqual(['b']);
  expect(await found('failed=only')).toEqual(['b']);
  expect((await found('least=soup')).toSorted()).toEqual(['a', 'b']);
});

test('a trace that is not kept is said to be so', async () => {
  expect((await fetch(`${collector.url}/traces/${idOf('e')}`)).status).toBe(404);
});
