import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { frontEndSlices, services } from '../slices/repository.ts';
import { UsageError } from './options.ts';

interface LeftOut {
  name: string;
  env: NodeJS.ProcessEnv;
}

/** What a service would have been told, in the file that `npm run dev` of that service reads. */
export function leaveOut(folder: string, { name, env }: LeftOut): void {
  const target = join(folder, 'env');
  mkdirSync(target, { recursive: true });
  const own = Object.entries(env).filter(([key]) => process.env[key] !== env[key]);
  // Quoted, since a key set is JSON; no value of ours holds a single quote.
  const lines = own.map(([key, value]) => `${key}='${value}'`);
  writeFileSync(join(target, `${name}.env`), `${lines.join('\n')}\n`, { mode: 0o600 });
}

export const assertServices = (names: string[]) => assertKnown('a service', names, services());
export const assertFrontEndSlices = (names: string[]) =>
  assertKnown('a front-end slice', names, frontEndSlices());

function assertKnown(what: string, names: string[], known: string[]): void {
  const unknown = names.filter(name => !known.includes(name));
  if (unknown.length > 0)
    throw new UsageError(`Not ${what}: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
}
