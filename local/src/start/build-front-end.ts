import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { repository } from '../slices/repository.ts';

export class BuildFailed extends Error {}

/** In a process of its own, so that webpack's memory goes with it. */
export async function buildFrontEnd(slices: string[]): Promise<void> {
  if (slices.length === 0) return;
  const script = join(repository, 'packages', 'web-build', 'src', 'build.ts');
  const build = spawn(process.execPath, [script, ...slices], {
    cwd: repository,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new BuildFailed('The front end could not be built; the reasons stand above.');
}
