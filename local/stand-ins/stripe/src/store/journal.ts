import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../../files/make-folder.ts';
import type { Change } from './change.ts';
import { readChanges } from './read-changes.ts';

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

interface JournalOptions {
  folder: string;
  isKept(change: Change): boolean;
  warn(line: string): void;
}

/** Opens the journal, written anew with what still holds. Each line holds the changes of one transaction. */
export function openJournal({ folder, isKept, warn }: JournalOptions): Journal {
  makeFolder(folder);
  const path = join(folder, name);
  const changes = latestOf(readChanges(path, warn)).filter(isKept);
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
