import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from './files-below.ts';

const isNoSource = (name: string) =>
  ['node_modules', 'dist', '.cache', 'test', 'testing', 'Dockerfile'].includes(name) ||
  /\.(test\.tsx?|md)$/.test(name);

/**
 * One word for the content of all files that a build reads: the same word means that nothing has changed. Content and
 * not time, because a checkout touches every file.
 */
export async function sourceStamp(root: string, sources: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesOf(root, source)) {
      hash.update(`${file}\0`);
      hash.update(await readFile(join(root, file)));
      hash.update('\0');
    }
  }
  return hash.digest('hex');
}

async function filesOf(root: string, source: string): Promise<string[]> {
  const isFile = (await stat(join(root, source))).isFile();
  if (isFile) return [source];
  const files = await filesBelow(join(root, source), isNoSource);
  return files.map(file => `${source}/${file}`);
}
