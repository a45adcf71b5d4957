import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const base = join(import.meta.dirname, 'base.css');

/** What all stand-ins' pages share, with a stand-in's own upon it. */
export const readStyle = async (own: string) =>
  (await Promise.all([base, own].map(path => readFile(path, 'utf8')))).join('\n');
