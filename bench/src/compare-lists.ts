import { record } from './report.ts';
import { median, percentile } from './summary.ts';

const rounds = 41;
const goal = 1.5;

export interface Side {
  origin: string;
  token?: string;
}

export interface Sides {
  few: Side;
  some: Side;
  many: Side;
}

interface Compared {
  title: string;
  /** The call that walks through all of it, page by page. */
  list?: string;
  sides: Sides;
  calls: Record<string, string>;
  /** Answers of more entries than the list of ten has: the list of 1,000 answers as many as the one of 10,000. */
  longCalls?: Record<string, string>;
}

async function take({ origin, token }: Side, path: string) {
  const began = performance.now();
  const answer = await fetch(`${origin}/api/v1${path}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body}`);
  return { ms: performance.now() - began, body };
}

/** The last page of ten, found by walking there. */
async function lastPage(side: Side, path: string): Promise<string> {
  let after = '';
  for (;;) {
    const { body } = await take(side, `${path}?limit=200${after && `&after=${after}`}`);
    const { next } = JSON.parse(body) as { next: string | null };
    if (next === null) return `${path}?limit=10${after && `&after=${after}`}`;
    after = next;
  }
}

/** How long each side takes, in turns; the first round warms up. */
async function timesOf(sides: Sides, paths: Record<keyof Sides, string>) {
  const times: Record<keyof Sides, number[]> = { few: [], some: [], many: [] };
  for (let round = -1; round < rounds; round += 1)
    for (const size of ['few', 'some', 'many'] as const) {
      const { ms } = await take(sides[size], paths[size]);
      if (round >= 0) times[size].push(ms);
    }
  return times;
}

/** A list of 10,000 entries against the same call of one of 10 and one of 1,000. */
export async function compareLists({ title, list, sides, calls, longCalls = {} }: Compared) {
  const same = (path: string) => ({ few: path, some: path, many: path });
  const asked = Object.entries(calls).map(([name, path]) => ({ name, paths: same(path), isLong: false }));
  for (const [name, path] of Object.entries(longCalls)) asked.push({ name, paths: same(path), isLong: true });
  if (list) {
    const paths = {
      few: await lastPage(sides.few, list),
      some: await lastPage(sides.some, list),
      many: await lastPage(sides.many, list),
    };
    asked.push({ name: 'the last page', paths, isLong: false });
  }
  for (const { name, paths, isLong } of asked) {
    const times = await timesOf(sides, paths);
    const against = (size: 'few' | 'some') => median(times.many) / median(times[size]);
    const base = isLong ? 'some' : 'few';
    const ratios = times.many.map((ms, round) => ms / (times[base][round] ?? Number.NaN));
    record({
      what: `${title}, ${name}${isLong ? ', against 1,000' : ''}`,
      value: against(base),
      unit: '×',
      spread: [percentile(ratios, 0.25), percentile(ratios, 0.75)],
      atMost: goal,
      note: isLong
        ? `${median(times.many).toFixed(1)} ms; ${against('few').toFixed(2)} × against 10, which answers fewer entries`
        : `${median(times.many).toFixed(1)} ms; ${against('some').toFixed(2)} × against 1,000`,
    });
  }
}
