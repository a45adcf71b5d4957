import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readLog } from '../testing/read-log.ts';
import { createLog } from './log.ts';

async function linesOf(write: (log: ReturnType<typeof createLog>) => void) {
  const file = join(mkdtempSync(join(tmpdir(), 'sufra-log-')), 'out.log');
  const log = createLog({ name: 'test', level: 'info', file });
  write(log);
  return readLog(file).trim().split('\n');
}

test('secrets are struck out wherever they stand', async () => {
  const [line = ''] = await linesOf(log =>
    log.info(
      {
        token: 'canary-1',
        body: { password: 'canary-2' },
        req: { headers: { authorization: 'canary-3', cookie: 'canary-4' } },
        email: 'canary-5',
      },
      'x',
    ),
  );

  expect(line).not.toContain('canary');
  expect(JSON.parse(line)).toMatchObject({ token: '[struck out]', service: 'test', level: 'info' });
});

test('the address of a database loses its password, in causes too', async () => {
  const cause = new Error('connect amqp://guest:canary@broker');
  const [line = ''] = await linesOf(log =>
    log.error({ err: new Error('mongodb://root:canary@db failed', { cause }) }, 'x'),
  );

  expect(line).not.toContain('canary');
  expect(line).toContain('broker');
});

test('a line break in what a caller sent stays within one line of JSON', async () => {
  const lines = await linesOf(log => log.info({ agent: 'x\r\n{"level":"fatal"}\u001b[31m' }, 'x'));

  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info' });
});
