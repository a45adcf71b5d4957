import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { writeFileList } from './file-list.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sufra-list-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('the list has the files that bear a hash, and is named by them whatever their order', async () => {
  const name = await writeFileList(folder, ['main.aaaaaaaa.js', 'index.html', '5.ar.bbbbbbbb.js']);
  expect(name).toMatch(/^files\.[\da-f]{8}\.json$/);
  expect(JSON.parse(await readFile(join(folder, name), 'utf8'))).toEqual([
    '5.ar.bbbbbbbb.js',
    'main.aaaaaaaa.js',
  ]);
  expect(await writeFileList(folder, ['5.ar.bbbbbbbb.js', 'main.aaaaaaaa.js'])).toBe(name);
  expect(await writeFileList(folder, ['main.aaaaaaaa.js'])).not.toBe(name);
});
