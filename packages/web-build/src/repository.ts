import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { exists } from './exists.ts';

export const repository = resolve(import.meta.dirname, '../../..');

export const sliceFolder = (name: string) => join(repository, name);

/** A folder of the repository with a webpack.config.ts is a front-end slice; no list of them is kept. */
export async function frontEndSlices(): Promise<string[]> {
  const entries = await readdir(repository, { withFileTypes: true });
  const folders = entries.filter(entry => entry.isDirectory() && !entry.name.startsWith('.'));
  const checked = await Promise.all(
    folders.map(async ({ name }) =>
      (await exists(join(repository, name, 'webpack.config.ts'))) ? [name] : [],
    ),
  );
  return checked.flat().sort();
}
