import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createLog } from '@sufra/service-kit';
import { eventually } from '@sufra/service-kit/testing';
import { recoverRegularly } from './recover-regularly.ts';

const silent = createLog({ name: 'test', level: 'silent' });

test('it mends at once and again and again, also after it has failed', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'sufra-log-')), 'out.log');
  let turns = 0;
  const mend = async () => {
    turns += 1;
    if (turns === 2) throw new Error('the database is away');
  };
  const mending = recoverRegularly({
    mend,
    everyMs: 5,
    log: createLog({ name: 'test', level: 'warn', file }),
  });
  await eventually(() => turns > 4);
  await mending.stop();
  expect(readFileSync(file, 'utf8').trim().split('\n')).toEqual([
    expect.stringContaining('the database is away'),
  ]);
});

test('one turn waits for the other, and a stop for the last', async () => {
  let running = 0;
  let most = 0;
  let turns = 0;
  const mend = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(resolve => setTimeout(resolve, 15));
    running -= 1;
    turns += 1;
  };
  const mending = recoverRegularly({ mend, everyMs: 3, log: silent });
  await eventually(() => turns > 1);
  await mending.stop();
  expect([running, most]).toEqual([0, 1]);
  const before = turns;
  await new Promise(resolve => setTimeout(resolve, 30));
  expect(turns).toBe(before);
});
