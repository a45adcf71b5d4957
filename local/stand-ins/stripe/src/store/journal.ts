import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** One change of one record; without a record it is gone. */
export interface Change {
  kind: string;
  id: string;
  record?: unknown;
}

export interface Journal {
  /** What was written before, oldest first. */
  changes: Change[];
  append(changes: Change[]): void;
  close(): void;
}

const name = 'state.jsonl';
const newline = '\n';

function writeWhole(file: number, text: string) {
  const bytes = Buffer.from(text);
  let written = 0;
  while (written < bytes.length) written += writeSync(file, bytes, written);
  fsyncSync(file);
}

/** Each line holds the changes of one transaction; a last line that a crash has cut off never happened. */
function readLines(path: string): Change[] {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  const whole = text.slice(0, text.lastIndexOf(newline) + 1);
  return whole
    .split(newline)
    .filter(Boolean)
    .flatMap(line => JSON.parse(line));
}

function latestOf(changes: Change[]): Change[] {
  const latest = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.kind} ${change.id}`;
    // A record keeps its first place: lists are in the order of creation.
    if (change.record === undefined) latest.delete(key);
    else latest.set(key, change);
  }
  return [...latest.values()];
}

/** Opens the journal, written anew with what still holds. */
export function openJournal(folder: string, isKept: (change: Change) => boolean): Journal {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  const changes = latestOf(readLines(path)).filter(isKept);
  const draft = `${path}.${process.pid}`;
  const file = openSync(draft, 'w', 0o600);
  writeWhole(file, changes.map(change => JSON.stringify([change]) + newline).join(''));
  renameSync(draft, path);
  return {
    changes,
    append(added) {
      const before = fstatSync(file).size;
      try {
        writeWhole(file, JSON.stringify(added) + newline);
      } catch (error) {
        ftruncateSync(file, before);
        throw error;
      }
    },
    close: () => closeSync(file),
  };
}
