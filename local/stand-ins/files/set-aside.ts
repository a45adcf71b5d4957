import { linkSync, writeFileSync } from 'node:fs';
import { codeOf } from './code-of.ts';

/**
 * A copy beside the file, under a name that no other has: `.torn`, then `.torn.2` and so on. What was set aside earlier stays as it is.
 * Without bytes the copy is the whole file as it is now, and takes no room until the file is replaced.
 */
export function setAside(path: string, bytes?: Uint8Array): string {
  for (let turn = 1; ; turn++) {
    const copy = turn === 1 ? `${path}.torn` : `${path}.torn.${turn}`;
    try {
      if (bytes) writeFileSync(copy, bytes, { flag: 'wx', mode: 0o600, flush: true });
      else linkSync(path, copy);
      return copy;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}
