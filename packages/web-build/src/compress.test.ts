import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { compress } from './compress.ts';

const text = 'const dates = "soft and sweet";\n'.repeat(100);
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'));
});

afterEach(() => rm(folder, { recursive: true }));

describe('compressing', () => {
  test('writes a .br and a .gz with the same content beside the file', async () => {
    await writeFile(join(folder, 'main.js'), text);

    const written = await compress(folder, ['main.js']);

    expect(written.sort()).toEqual(['main.js.br', 'main.js.gz']);
    expect(brotliDecompressSync(await readFile(join(folder, 'main.js.br'))).toString()).toBe(text);
    expect(gunzipSync(await readFile(join(folder, 'main.js.gz'))).toString()).toBe(text);
  });

  test('leaves fonts and very small files as they are', async () => {
    await writeFile(join(folder, 'inter.woff2'), text);
    await writeFile(join(folder, 'small.js'), 'let a');

    expect(await compress(folder, ['inter.woff2', 'small.js'])).toEqual([]);
  });
});
