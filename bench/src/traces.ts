import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { cpuOf } from './cpu-of.ts';
import { gatewayBefore } from './gateway-before.ts';
import { openParts } from './parts.ts';
import { record } from './report.ts';
import { runOpenLoad } from './run-open-load.ts';
import { median } from './summary.ts';

/**
 * What traces cost: the processor time of gateway and service for a read, with a collector (on), without one (off), and, where
 * TREE_BEFORE names an installed copy of the tree of before there were traces, of that (absent). The sides take turns.
 */
const rounds = Number(process.env.ROUNDS ?? 9);
const forMs = 2_000;
const atOnce = 16;
const root = join(import.meta.dirname, '..', '..');
const before = process.env.TREE_BEFORE;
const spreadOf = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;

/** Takes what comes, and does nothing with it. */
const collector = createServer((req, res) => {
  req.resume().once('end', () => res.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
});
await once(collector.listen(0, '127.0.0.1'), 'listening');
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

const parts = await openParts();
/** The same, with every script of another tree. */
const partsOf = (tree: string): typeof parts => ({
  ...parts,
  service: (name, more = {}, database = name) =>
    parts.service(`${relative(root, tree)}/${name}`, { MONGO_URL: `${parts.mongo}/${database}`, ...more }),
});

async function sideOf(its: typeof parts, more: Record<string, string>) {
  const service = await its.service('svc-blog', more);
  const traced = { ...its, service: (name: string, own = {}) => its.service(name, { ...own, ...more }) };
  const gateway = await gatewayBefore(traced, { 'svc-blog': [service.url] });
  return { url: `${gateway.url}/api/v1/blogs?limit=10`, pids: [gateway.pid, service.pid] };
}

try {
  await parts.fill('svc-blog/test/fill-blog.ts', 'svc-blog', '10');
  const sides = {
    off: await sideOf(parts, {}),
    on: await sideOf(parts, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }),
    ...(before && { absent: await sideOf(partsOf(before), {}) }),
  };
  const names = Object.keys(sides) as (keyof typeof sides)[];

  async function microseconds(name: keyof typeof sides) {
    const side = sides[name];
    if (!side) return Number.NaN;
    const used = () => side.pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
    const start = used();
    const { good } = await runOpenLoad({ url: side.url, method: 'GET', bodies: [] }, { atOnce, ms: forMs });
    return ((used() - start) / good.count) * 1e6;
  }

  const taken = new Map<string, number[]>(names.map(name => [name, []]));
  for (let round = -1; round < rounds; round += 1)
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const value = await microseconds(name);
      if (round >= 0) taken.get(name)?.push(value);
    }
  const of = (name: string) => taken.get(name) ?? [];
  const against = (one: string, other: string) =>
    of(one).map((value, round) => value / (of(other)[round] ?? Number.NaN));
  const note = `${names.map(name => `${median(of(name)).toFixed(0)} µs ${name}`).join(', ')}`;
  if (before)
    record({
      what: 'processor time of a read, traces off against a tree without them',
      unit: '×',
      value: median(against('off', 'absent')),
      spread: spreadOf(against('off', 'absent')),
      atMost: 1.03,
      note,
    });
  else
    record({
      what: 'processor time of a read, traces off against a tree without them',
      skipped: 'TREE_BEFORE names no tree of before',
    });
  record({
    what: 'processor time of a read, traces on against off',
    unit: '×',
    value: median(against('on', 'off')),
    spread: spreadOf(against('on', 'off')),
    note,
  });
} finally {
  await parts.stop();
  collector.close();
  collector.closeAllConnections();
}
