import { readFileSync } from 'node:fs';
import { flushLogs } from '../ops/log-destination.ts';

/** What services of this process have said until now. */
export function readLog(file: string): string {
  flushLogs();
  return readFileSync(file, 'utf8');
}
