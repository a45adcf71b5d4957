import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isFrontEnd } from './packages-of.mjs';

export const repository = join(import.meta.dirname, '..', '..');

const rootManifests = ['package.json', 'package-lock.json', '.npmrc', '.dockerignore'];
const leftOut = /\/(node_modules|dist|\.cache|\.data)$/;
const isThere = (...path) => existsSync(join(repository, ...path));

/** What an image is built by: the Dockerfile that a slice brings, or the one of all services or all front ends. */
export function dockerfileOf(slice) {
  if (isThere(slice, 'Dockerfile')) return `${slice}/Dockerfile`;
  return `deploy/images/${isFrontEnd(slice) ? 'front-end' : 'service'}.Dockerfile`;
}

/** Services, front-end slices, and whatever else brings a Dockerfile; those that a browser loads stand on nginx, others on Node. */
export const slices = () =>
  readdirSync(repository)
    .filter(
      name =>
        isThere(name, 'Dockerfile') ||
        (/^svc-/.test(name) && isThere(name, 'src', 'main.ts')) ||
        (isFrontEnd(name) && isThere(name, 'webpack.config.ts')),
    )
    .sort()
    .map(name => ({
      name,
      base: isFrontEnd(name) ? 'nginx' : 'node',
      dockerfile: dockerfileOf(name),
    }));

/** What the team of one slice has: its folder, packages/, the root's manifests and deploy/images; no other slice. */
export async function withContextOf(name, use) {
  const context = mkdtempSync(join(tmpdir(), 'sufra-context-'));
  try {
    for (const path of [...rootManifests, 'packages', 'deploy/images', name]) {
      mkdirSync(dirname(join(context, path)), { recursive: true });
      cpSync(join(repository, path), join(context, path), {
        recursive: true,
        filter: source => !leftOut.test(source),
      });
    }
    return await use(context);
  } finally {
    rmSync(context, { recursive: true, force: true });
  }
}
