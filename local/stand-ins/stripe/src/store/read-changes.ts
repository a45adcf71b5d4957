import { existsSync, readFileSync } from 'node:fs';
import { setAside } from '../../../files/set-aside.ts';
import type { Change } from './change.ts';

type Place = { line: number; byte: number; bytes: number };

/** Changes of one transaction; nothing when the line is not what the journal writes. */
function changesIn(line: string): Change[] | undefined {
  try {
    const changes: unknown = JSON.parse(line);
    return Array.isArray(changes) && changes.every(isChange) ? changes : undefined;
  } catch {
    return undefined;
  }
}

function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, record } = value as Partial<Change>;
  const isRecord = record === undefined || (typeof record === 'object' && record !== null);
  return typeof kind === 'string' && typeof id === 'string' && isRecord;
}

/** What was written before, oldest first. A line that cannot be read is said, and kept in a copy of the file; those after it count. */
export function readChanges(path: string, warn: (line: string) => void): Change[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  const changes: Change[] = [];
  const unread: Place[] = [];
  let byte = 0;
  for (const [at, text] of lines.entries()) {
    const bytes = Buffer.byteLength(text);
    // Each line ends with its sign: the last one is empty, unless a kill has cut it off.
    const found = text === '' ? [] : at < lines.length - 1 ? changesIn(text) : undefined;
    if (found) changes.push(...found);
    else unread.push({ line: at + 1, byte, bytes });
    byte += bytes + 1;
  }
  if (unread.length > 0) warn(wordsOf(unread, path, setAside(path)));
  return changes;
}

function wordsOf(unread: Place[], path: string, copy: string): string {
  const places = unread.map(({ line, byte, bytes }) => `line ${line}, ${bytes} bytes at byte ${byte}`);
  return (
    `${unread.length} lines of ${path} could not be read, and what they changed is lost (${places.join('; ')}). ` +
    `All others are kept. The file as it was is in ${copy}.`
  );
}
