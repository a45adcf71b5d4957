import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { LogJournal } from './log-journal.ts';

test('a write that fails for another reason than want of room is reported and never answered', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'journal-'));
  const path = join(folder, 'log');
  await (await open(path, 'w')).close();
  const readOnly = await open(path, 'r');
  const { promise: failure, resolve: failed } = Promise.withResolvers<unknown>();
  const journal = new LogJournal({ failed, refused: () => undefined, kept: () => undefined });
  journal.open({ file: readOnly, size: 0, records: 0 });
  journal.append({ op: 'drop', ns: 'a.b' }, () => undefined);
  let isAnswered = false;
  void journal.flushed().then(() => {
    isAnswered = true;
  });
  expect(await failure).toMatchObject({ code: 'EBADF' });
  await new Promise(done => setImmediate(done));
  expect(isAnswered).toBe(false);
  await readOnly.close();
  await rm(folder, { recursive: true });
});
