import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { repository } from '../slices/repository.ts';

const skipped = new Set(['node_modules', 'dist', '.data', '.cache', 'test-results']);
const source = /\.(ts|tsx|js|mjs)$/;
const folders = readdirSync(repository, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name);

export const services = folders.filter(name => name.startsWith('svc-'));
export const frontEnds = folders.filter(name => name === 'shell' || name.startsWith('mfe-'));
const packages = readdirSync(join(repository, 'packages')).map(name => `packages/${name}`);
export const owners = [...services, ...frontEnds, ...packages, 'local', 'e2e', 'bench'].filter(
  name => name !== 'packages/.DS_Store',
);

export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : source.test(entry.name) ? [path] : [];
  });
}

interface Node {
  type?: string;
  source?: { value: string } | null;
  callee?: { type: string };
  arguments?: { expression: { type: string; value?: string } }[];
}

/** Whatever names a module: static and dynamic imports, exports from elsewhere. */
function namedBy(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(namedBy);
  if (node === null || typeof node !== 'object') return [];
  const { source, callee, arguments: given }: Node = node;
  const dynamic = callee?.type === 'Import' ? given?.[0]?.expression : undefined;
  const own = [source?.value, dynamic?.type === 'StringLiteral' ? dynamic.value : undefined].filter(
    name => typeof name === 'string',
  );
  return [...own, ...Object.values(node).flatMap(namedBy)];
}

export const importsOf = (file: string) =>
  namedBy(
    parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' })
      .body,
  );

export const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
export const isRelative = (specifier: string) => specifier.startsWith('.');

export const manifest = (folder: string) =>
  JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8'));
