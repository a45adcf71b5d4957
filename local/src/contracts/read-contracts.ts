import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SliceContract } from '@sufra/contracts';
import { repository } from '../slices/repository.ts';
import type { Contracts } from './compare-contracts.ts';

const parsed = (text: string) => SliceContract.parse(JSON.parse(text));

const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: repository,
    encoding: 'utf8',
    stdio: 'pipe',
    maxBuffer: 64 * 1024 * 1024,
  });

/** `{slice}/contract.json`, as in a tree, or `{slice}.json`, as `deploy/ci/live-contracts.mjs` puts them together. */
const fromFolder = (folder: string): SliceContract[] =>
  globSync(['{svc-*,mfe-*,shell}/contract.json', '{svc-*,mfe-*,shell}.json'], { cwd: folder }).map(file =>
    parsed(readFileSync(join(folder, file), 'utf8')),
  );

function fromCommit(commit: string): SliceContract[] {
  const files = git('ls-tree', '-r', '--name-only', '--end-of-options', commit).split('\n');
  return files
    .filter(file => /^[\w-]+\/contract\.json$/.test(file))
    .map(file => parsed(git('show', '--end-of-options', `${commit}:${file}`)));
}

function found(place: string): SliceContract[] {
  if (existsSync(place)) return fromFolder(place);
  try {
    return fromCommit(place);
  } catch (cause) {
    throw new Error(`${place} is no folder, and no commit with contracts`, { cause });
  }
}

/** The contracts of what is live: from a folder, or as a commit has them. */
export function readContracts(place: string): Contracts {
  const contracts = found(place);
  if (contracts.length === 0) throw new Error(`There are no contracts in ${place}`);
  return new Map(contracts.map(contract => [contract.slice, contract]));
}
