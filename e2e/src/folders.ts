import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const repository = join(import.meta.dirname, '..', '..');

/** The slices are the folders of the repository. */
export const folders = (name: RegExp): string[] =>
  readdirSync(repository)
    .filter(folder => name.test(folder))
    .sort();
