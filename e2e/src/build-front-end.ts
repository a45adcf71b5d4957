import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { repository } from './folders.ts';

/** Once, before each worker starts a product: none of them finds anything left to build. */
export default async function buildFrontEnd() {
  const script = join(repository, 'packages', 'web-build', 'src', 'build.ts');
  const [code] = await once(spawn(process.execPath, [script], { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error('The front end could not be built; the reasons stand above.');
}
