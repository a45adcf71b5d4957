import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sourceStamp } from './source-stamp.ts';

let root = '';

async function write(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

const stamp = () => sourceStamp(root, ['slice', 'lock.json']);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'source-stamp-'));
  await write('slice/src/page.tsx', 'page');
  await write('slice/src/page.test.tsx', 'test');
  await write('lock.json', '{}');
});

afterEach(() => rm(root, { recursive: true }));

describe('the stamp of sources', () => {
  test('changes with the content of a file, and back with it', async () => {
    const before = await stamp();
    await write('slice/src/page.tsx', 'another page');
    expect(await stamp()).not.toBe(before);
    await write('slice/src/page.tsx', 'page');
    expect(await stamp()).toBe(before);
  });

  test('changes with a new file, a renamed one and the lock file', async () => {
    const stamps = [await stamp()];
    await write('slice/src/new.ts', '');
    stamps.push(await stamp());
    await rm(join(root, 'slice/src/new.ts'));
    await write('slice/src/renamed.ts', '');
    stamps.push(await stamp());
    await write('lock.json', '{"new": true}');
    stamps.push(await stamp());

    expect(new Set(stamps).size).toBe(4);
  });

  test('does not change with tests, outputs, caches, prose or a touched file', async () => {
    const before = await stamp();
    await write('slice/src/page.test.tsx', 'another test');
    await write('slice/dist/main.js', 'built');
    await write('slice/.cache/build.json', '{}');
    await write('slice/node_modules/library/index.js', 'library');
    await write('slice/README.md', 'prose');
    await utimes(join(root, 'slice/src/page.tsx'), 1, 1);

    expect(await stamp()).toBe(before);
  });
});
