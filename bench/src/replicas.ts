import { cpuOf } from './cpu-of.ts';
import { gatewayBefore } from './gateway-before.ts';
import { openParts } from './parts.ts';
import { record } from './report.ts';
import { runOpenLoad } from './run-open-load.ts';
import { median } from './summary.ts';

/**
 * Reads a second through the gateway, of a service with two replicas against one with a single one, taking turns. Where the time of the processors went says what stood in the way of twice as many.
 */
const rounds = Number(process.env.ROUNDS ?? 7);
const forMs = 1_500;
const atOnce = 32;
const parts = await openParts();

const spreadOf = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;

try {
  await parts.fill('svc-blog/test/fill-blog.ts', 'svc-blog', '10');
  const [first, second] = [await parts.service('svc-blog'), await parts.service('svc-blog')];
  const sides = {
    one: await gatewayBefore(parts, { 'svc-blog': [first.url] }),
    two: await gatewayBefore(parts, { 'svc-blog': [first.url, second.url] }),
  };
  type Side = keyof typeof sides;
  const used = (side: Side) => ({
    gateway: cpuOf(sides[side].pid),
    first: cpuOf(first.pid),
    second: cpuOf(second.pid),
    database: cpuOf(parts.mongoPid),
  });

  async function load(side: Side) {
    const before = used(side);
    const kind = { url: `${sides[side].url}/api/v1/blogs?limit=10`, method: 'GET', bodies: [] };
    const { good, seconds, cpuSeconds } = await runOpenLoad(kind, { atOnce, ms: forMs });
    const after = used(side);
    const spent = {
      gateway: after.gateway - before.gateway,
      first: after.first - before.first,
      second: after.second - before.second,
      database: after.database - before.database,
      load: cpuSeconds,
    };
    return { rate: good.count / seconds, seconds, spent };
  }
  type Round = Awaited<ReturnType<typeof load>>;

  const taken: Record<Side, Round[]> = { one: [], two: [] };
  for (let round = -1; round < rounds; round += 1)
    for (const side of ['one', 'two'] as const) {
      const result = await load(side);
      if (round >= 0) taken[side].push(result);
    }
  const share = (side: Side, part: keyof Round['spent']) =>
    median(taken[side].map(({ spent, seconds }) => (spent[part] / seconds) * 100));
  const percent = (side: Side, ...of: (keyof Round['spent'])[]) =>
    `${of.reduce((sum, part) => sum + share(side, part), 0).toFixed(0)} %`;
  const ratios = taken.two.map(({ rate }, round) => rate / (taken.one[round]?.rate ?? Number.NaN));
  record({
    what: 'reads a second, two replicas against one',
    unit: '×',
    value: median(ratios),
    spread: spreadOf(ratios),
    note: `${median(taken.one.map(({ rate }) => rate)).toFixed(0)} a second of one`,
  });
  for (const [side, name] of [
    ['one', 'one replica'],
    ['two', 'two replicas'],
  ] as const)
    record({
      what: `share of one processor that the service takes, ${name}`,
      unit: '%',
      value: share(side, 'first') + share(side, 'second'),
      note: `gateway ${percent(side, 'gateway')}, database ${percent(side, 'database')}, load ${percent(side, 'load')}`,
    });
} finally {
  await parts.stop();
}
