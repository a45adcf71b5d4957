import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuildRecord } from './build-record.ts';
import { exists } from './exists.ts';
import { frontEndSlices, repository, sliceFolder } from './repository.ts';
import { sourceStamp } from './source-stamp.ts';

export type BuildOptions = {
  /** Names of slices; all front-end slices when not given. */
  slices?: string[];
  log: (line: string) => void;
  /** Cold, with stable hashes, and nothing of an earlier build kept. */
  release?: boolean;
};

/** Builds the front-end slices whose sources have changed since their last build. */
export async function buildFrontEnd({
  slices,
  log,
  release = isRelease(process.env),
}: BuildOptions): Promise<void> {
  for (const name of await knownSlices(slices)) {
    const stamp = await stampOf(name, release);
    if (await isUpToDate(name, stamp)) {
      log(`${name}: up to date`);
      continue;
    }
    log(`${name}: building …`);
    const started = performance.now();
    // webpack is slow to load, and most starts have nothing to build.
    const { buildSlice } = await import('./build-slice.ts');
    await buildSlice(name, { stamp, release });
    log(`${name}: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

export const isRelease = (environment: NodeJS.ProcessEnv): boolean =>
  environment.RELEASE === 'true' || !['', 'false', undefined].includes(environment.CI);

async function knownSlices(wanted: string[] | undefined): Promise<string[]> {
  const known = await frontEndSlices();
  if (wanted === undefined || wanted.length === 0) return known;
  const unknown = wanted.filter(name => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`Not a front-end slice: ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  return wanted;
}

// What every front-end slice is built on and with.
const always = ['web-kit', 'contracts', 'texts', 'web-build'];
const ours = '@sufra/';

async function stampOf(name: string, release: boolean): Promise<string> {
  const { dependencies = {} } = JSON.parse(await readFile(join(sliceFolder(name), 'package.json'), 'utf8'));
  const named = Object.keys(dependencies)
    .filter(each => each.startsWith(ours))
    .map(each => each.slice(ours.length));
  const packages = [...new Set([...always, ...named])].map(each => `packages/${each}`);
  const sources = [name, ...packages, 'package-lock.json'];
  return `${release ? 'release' : 'local'} ${await sourceStamp(repository, sources)}`;
}

async function isUpToDate(name: string, stamp: string): Promise<boolean> {
  const folder = sliceFolder(name);
  const record = await readBuildRecord(folder);
  if (record?.stamp !== stamp) return false;
  const found = await Promise.all(record.files.map(file => exists(join(folder, 'dist', file))));
  return found.every(Boolean);
}
