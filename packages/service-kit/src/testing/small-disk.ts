import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Leaves no room at all. */
  fill(): void;
  free(): void;
  remove(): void;
}

const piece = Buffer.alloc(4096);

function fillWith(file: string): void {
  const descriptor = openSync(file, 'a');
  try {
    for (;;) writeSync(descriptor, piece);
  } catch (error) {
    const isFull = typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOSPC';
    if (!isFull) throw error;
  } finally {
    closeSync(descriptor);
  }
}

/** A disk of its own in memory, which a test may fill. Throws where this account may not mount one. */
export function openSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'small-disk', folder], {
      stdio: 'ignore',
    });
  } catch (error) {
    rmdirSync(folder);
    throw error;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => fillWith(filler),
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      execFileSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}

/** Why this machine has none; nothing where it has. */
export function noSmallDisk(): string | undefined {
  try {
    openSmallDisk(1).remove();
    return undefined;
  } catch {
    return 'this account may not mount a file system';
  }
}
