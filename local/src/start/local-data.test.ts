import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { noSmallDisk, openSmallDisk } from '@sufra/service-kit/testing';
import { openLocalData, UnusableData } from './local-data.ts';

let folder: string;
beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'sufra-data-')), 'data');
});
afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

const open = (isFresh = false) => openLocalData({ isFresh, env: { DATA_FOLDER: folder } });

describe('the local data', () => {
  test('keep their secrets over a restart, for this user alone', async () => {
    const first = await open();
    const second = await open();

    expect(second.secrets).toEqual(first.secrets);
    expect(Object.keys(first.secrets).sort()).toEqual([
      'LINK_TOKEN_KEYS',
      'PUSH_KEY',
      'REFRESH_KEYS',
      'SECOND_FACTOR_KEYS',
      'SIGNING_KEYS',
    ]);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o077).toBe(0);
  });

  test('make what a new service wants, and leave what there is as it is', async () => {
    const { secrets } = await open();
    const { REFRESH_KEYS, ...others } = secrets;
    writeFileSync(join(folder, 'secrets.json'), JSON.stringify(others));

    const again = await open();

    expect(again.secrets).toEqual({ ...others, REFRESH_KEYS: expect.any(String) });
    expect(again.secrets.REFRESH_KEYS).not.toBe(REFRESH_KEYS);
    expect((await open()).secrets).toEqual(again.secrets);
  });

  test.each(['{"SIGNING_KEYS": "hunter2', 'null', '{}', '{"SIGNING_KEYS": 7}'])(
    'with the secrets %j say which file to mend, and nothing of it',
    async text => {
      const other = mkdtempSync(join(folder, '..', 'other-'));
      await openLocalData({ isFresh: false, env: { DATA_FOLDER: other } });
      writeFileSync(join(other, 'secrets.json'), text);

      const again = () => openLocalData({ isFresh: false, env: { DATA_FOLDER: other } });

      await expect(again).rejects.toThrow(UnusableData);
      await expect(again).rejects.toThrow(/^(?=.*secrets\.json)(?!.*hunter2)/s);
    },
  );

  test('in a place that cannot be written say so', async () => {
    const file = join(folder, 'a file');
    writeFileSync(file, '');

    const opened = openLocalData({ isFresh: false, env: { DATA_FOLDER: join(file, 'data') } });
    await expect(opened).rejects.toThrow(/DATA_FOLDER/);
  });

  test('in a folder of the kernel, where making one never works, say so at once', async () => {
    const opened = openLocalData({ isFresh: false, env: { DATA_FOLDER: '/proc/sufra/data' } });
    await expect(opened).rejects.toThrow(UnusableData);
  });

  const absence = noSmallDisk();
  const testOnSmallDisk = absence === undefined ? test : test.skip;
  testOnSmallDisk(
    `on a full disk say so, though they were written before${absence ? ` (skipped: ${absence})` : ''}`,
    async () => {
      const disk = openSmallDisk(1);
      const openThere = () => openLocalData({ isFresh: false, env: { DATA_FOLDER: disk.folder } });
      try {
        await openThere();
        disk.fill();
        await expect(openThere()).rejects.toThrow(/cannot be written \(ENOSPC\)\. Make room there/);
      } finally {
        disk.remove();
      }
    },
  );

  test('begin anew when asked to', async () => {
    const before = await open();
    writeFileSync(join(before.mongo, 'a document'), 'x');
    const after = await open(true);

    expect(existsSync(join(after.mongo, 'a document'))).toBe(false);
    expect(after.secrets.SIGNING_KEYS).not.toBe(before.secrets.SIGNING_KEYS);
  });
});
