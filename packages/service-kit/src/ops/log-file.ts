import {
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Writes what it can, and tells what is left over and why. */
export type LogOutput = (bytes: Buffer, done: (rest: Buffer, fault?: Error) => void) => void;

/** How many files are kept beside the one that is written: `.1` is the newest. */
const keptFiles = 3;
const lookEveryMs = 1_000;
const { O_APPEND, O_CREAT, O_NONBLOCK, O_WRONLY } = constants;

/** A file that is put aside when it has grown to its limit. Replicas may write to the same one, and any of them may put it aside. */
export function fileOutput(path: string, maxBytes: number): LogOutput {
  const open = () => openSync(path, O_APPEND | O_CREAT | O_NONBLOCK | O_WRONLY);
  mkdirSync(dirname(path), { recursive: true });
  let fd = open();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let known = 0;

  function openAnew(): void {
    const next = open();
    closeSync(fd);
    fd = next;
    known = fstatSync(fd).size;
  }

  function putAside(): void {
    for (let number = keptFiles - 1; number > 0; number -= 1)
      renameIfThere(`${path}.${number}`, `${path}.${number + 1}`);
    renameIfThere(path, `${path}.1`);
    openAnew();
  }

  /** Pipes and terminals are never put aside. */
  function makeRoom(bytes: number): void {
    const isFull = known + bytes > maxBytes;
    if (!isFull && performance.now() - lookedAt < lookEveryMs) return;
    lookedAt = performance.now();
    const own = fstatSync(fd);
    if (!own.isFile()) return;
    known = own.size;
    const current = statSync(path, { throwIfNoEntry: false });
    // Another process has put it aside.
    if (current?.ino !== own.ino) openAnew();
    else if (known > 0 && known + bytes > maxBytes) putAside();
  }

  return (bytes, done) => {
    let written = 0;
    try {
      if (maxBytes > 0) makeRoom(bytes.length);
      while (written < bytes.length) written += writeSync(fd, bytes, written);
      known += written;
      done(bytes.subarray(written));
    } catch (error) {
      known += written;
      done(bytes.subarray(written), error as Error);
    }
  };
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
