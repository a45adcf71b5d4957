import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { SliceAddress } from '../src/config.ts';
import { willStop } from './a-gateway.ts';

export interface BuiltSlice extends SliceAddress {
  folder: string;
  write(file: string, content: string): Promise<void>;
  remove(file: string): Promise<void>;
}

/** A folder as a build leaves it, the compressed files too. */
export async function aSlice(name: string, files: Record<string, string>): Promise<BuiltSlice> {
  const folder = await mkdtemp(join(tmpdir(), `sufra-${name}-`));
  willStop({ stop: () => rm(folder, { recursive: true, force: true }) });
  const write = async (file: string, content: string) => {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  };
  for (const [file, content] of Object.entries(files)) {
    await write(file, content);
    if (!/\.(js|html)$/.test(file)) continue;
    await writeFile(join(folder, `${file}.br`), brotliCompressSync(content));
    await writeFile(join(folder, `${file}.gz`), gzipSync(content));
  }
  return {
    name,
    url: pathToFileURL(folder).href,
    folder,
    write,
    remove: file => rm(join(folder, file), { recursive: true }),
  };
}

export const aShell = () =>
  aSlice('shell', {
    'index.html': '<!doctype html><title>Sufra</title>',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'main.3fa91c07.js': 'console.log("shell")',
    'slice.json': JSON.stringify({
      name: 'shell',
      title: 'Sufra',
      entry: 'index.html',
      paths: ['/terms', '/privacy'],
    }),
  });

export const aRemote = (name: string, paths: string[]) =>
  aSlice(name, {
    'remoteEntry.0123abcd.js': `var ${name.replaceAll('-', '_')} = {}`,
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'slice.json': JSON.stringify({
      name,
      title: `The ${name.slice(4)}`,
      entry: 'remoteEntry.0123abcd.js',
      paths,
    }),
  });
