import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { codeOf } from './code-of.ts';

/** With the folders above it. One after the other: Node's own `recursive` never ends below `/proc`, where making one fails with ENOENT. */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let path = resolve(folder); !existsSync(path); path = dirname(path)) missing.push(path);
  for (const path of missing.toReversed()) {
    try {
      mkdirSync(path);
    } catch (error) {
      // Made by another process meanwhile.
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}
