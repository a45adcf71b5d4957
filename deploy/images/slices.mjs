import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const repository = join(import.meta.dirname, '..', '..');

const rootManifests = ['package.json', 'package-lock.json', '.npmrc', '.dockerignore'];
const leftOut = /\/(node_modules|dist|\.cache|\.data)$/;

/** Every folder with a Dockerfile; the slices that a browser loads stand on nginx, the others on Node. */
export const slices = () =>
  readdirSync(repository)
    .filter(name => existsSync(join(repository, name, 'Dockerfile')))
    .sort()
    .map(name => ({ name, base: /^(shell|mfe-)/.test(name) ? 'nginx' : 'node' }));

/** What the team of one slice has: its folder, packages/ and the root's manifests; no other slice. */
export async function withContextOf(name, use) {
  const context = mkdtempSync(join(tmpdir(), 'sufra-context-'));
  try {
    for (const path of [...rootManifests, 'packages', name])
      cpSync(join(repository, path), join(context, path), {
        recursive: true,
        filter: source => !leftOut.test(source),
      });
    return await use(context);
  } finally {
    rmSync(context, { recursive: true, force: true });
  }
}
