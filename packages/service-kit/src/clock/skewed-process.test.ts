import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { ask } from '../testing/ask.ts';
import { eventually } from '../testing/eventually.ts';
import { openTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const script = fileURLToPath(new URL('../../test/a-service.ts', import.meta.url));

/** Runs before the service does, and sets the clock of its process. */
const clockThatIs = (aheadMs: number) =>
  `data:text/javascript,${encodeURIComponent(`
  const RealDate = Date;
  globalThis.Date = class Date extends RealDate {
    constructor(...given) {
      super(...(given.length > 0 ? given : [RealDate.now() + ${aheadMs}]));
    }
    static now() {
      return RealDate.now() + ${aheadMs};
    }
  };
`)}`;

let platform: TestPlatform;
let child: ChildProcess | undefined;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterEach(() => {
  child?.kill('SIGKILL');
});
afterAll(() => platform.stop());

function start(aheadMs: number) {
  const said = new Map<string, { url?: string }>();
  const running = spawn(process.execPath, ['--import', clockThatIs(aheadMs), script], {
    env: { ...process.env, ...platform.env({ LOG_LEVEL: 'info' }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = running;
  createInterface({ input: running.stdout }).on('line', text => {
    const line = JSON.parse(text);
    said.set(line.msg, line);
  });
  const says = async (message: RegExp) => {
    await eventually(() => expect([...said.keys()].some(one => message.test(one))).toBe(true), 30_000);
    return [...said].find(([one]) => message.test(one))?.[1].url ?? '';
  };
  return { said, says };
}

test.each([
  [-120_000, /^this clock is 1[\d.]+ s behind that of the database/],
  [3_600_000, /^this clock is 3[\d.]+ s ahead of that of the database/],
])(
  'a process whose clock is %d ms ahead says so and never becomes ready',
  async (aheadMs, fault) => {
    const { said, says } = start(aheadMs);
    const url = await says(/^started$/);
    await says(fault);
    const answer = await fetch(`${url}/readyz`);
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { faults: { clock: expect.stringMatching(fault) } },
    ]);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const [, skew] = /sufra_clock_skew_seconds\{[^}]*\} (\S+)/.exec(metrics) ?? [];
    // What the answer took on its way is taken off.
    expect(Math.round(Number(skew) / 60)).toBe(aheadMs / 60_000);
    expect(said.has('ready')).toBe(false);
  },
  60_000,
);

test('a process that is a little behind goes on, and takes no token for longer than the others do', async () => {
  const { says } = start(-15_000);
  const url = await says(/^ready$/);
  const statusAfter = async (overForSeconds: number) => {
    const token = await platform.keySet.tokenFor({
      userId: '65f000000000000000000001',
      lifeSeconds: -overForSeconds,
    });
    return (await ask(url, 'GET /recipes', { token })).status;
  };
  expect(await statusAfter(5)).toBe(200);
  expect(await statusAfter(35)).toBe(401);
}, 60_000);
