import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../slices/repository.ts';

/** What no text of people comes to: builds, measurements, checks, and MongoDB's stand-in, which is told what to look for. */
const outside = new Set([
  ...['e2e', 'bench', 'deploy', 'docs', 'packages/web-build'],
  ...['local/stand-ins/mongo', 'local/test', 'local/src/check'],
]);
const skipped = new Set(['node_modules', 'dist', 'test', 'testing', 'test-results']);
const isSource = (name: string) => /\.(ts|tsx|js|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name);

function below(folder: string): string[] {
  return readdirSync(join(repository, folder), { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isFile()) return isSource(entry.name) ? [path] : [];
    const isOurs = entry.isDirectory() && !entry.name.startsWith('.') && !skipped.has(entry.name);
    return isOurs && !outside.has(path) ? below(path) : [];
  });
}

/** Every source file of the product by its path in the repository: a new one is among them without a word here. */
export const productFiles = () => below('.');
