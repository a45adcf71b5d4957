import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openLocalData, UnusableData } from './local-data.ts';

let folder: string;
beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'sufra-data-')), 'data');
});
afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

const open = (isFresh = false) => openLocalData({ isFresh, env: { DATA_FOLDER: folder } });

describe('the local data', () => {
  test('keep their secrets over a restart, for this user alone', () => {
    const first = open();
    const second = open();

    expect(second.secrets).toEqual(first.secrets);
    expect(Object.keys(first.secrets).sort()).toEqual(['LINK_TOKEN_KEYS', 'REFRESH_KEYS', 'SIGNING_KEYS']);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o077).toBe(0);
  });

  test.each(['{"SIGNING_KEYS": "hunter2', 'null', '{}'])(
    'with the secrets %j say which file to mend, and nothing of it',
    text => {
      const other = mkdtempSync(join(folder, '..', 'other-'));
      openLocalData({ isFresh: false, env: { DATA_FOLDER: other } });
      writeFileSync(join(other, 'secrets.json'), text);

      const again = () => openLocalData({ isFresh: false, env: { DATA_FOLDER: other } });

      expect(again).toThrow(UnusableData);
      expect(again).toThrow(/^(?=.*secrets\.json)(?!.*hunter2)/s);
    },
  );

  test('in a place that cannot be written say so', () => {
    const file = join(folder, 'a file');
    writeFileSync(file, '');

    expect(() => openLocalData({ isFresh: false, env: { DATA_FOLDER: join(file, 'data') } })).toThrow(
      /DATA_FOLDER/,
    );
  });

  test('begin anew when asked to', () => {
    const before = open();
    writeFileSync(join(before.mongo, 'a document'), 'x');
    const after = open(true);

    expect(existsSync(join(after.mongo, 'a document'))).toBe(false);
    expect(after.secrets.SIGNING_KEYS).not.toBe(before.secrets.SIGNING_KEYS);
  });
});
