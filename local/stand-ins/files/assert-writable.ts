import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Throws what the file system says when a file cannot be made there and written to: no room, no right, a disk for reading alone. */
export function assertWritable(folder: string): void {
  const probe = join(folder, `.writable.${process.pid}`);
  try {
    writeFileSync(probe, 'x', { flush: true });
  } finally {
    rmSync(probe, { force: true });
  }
}
