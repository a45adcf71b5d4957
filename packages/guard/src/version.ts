import { readFileSync } from 'node:fs';

const manifest: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/** The version of words and reading together: a judgement by another version may differ. */
export const guardVersion = manifest.version;
