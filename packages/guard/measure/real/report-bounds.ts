import { say } from '../print-table.ts';
import { judgeRealData, reached } from './bounds.ts';

/** Prints what the guard reaches now. */
export function reportBounds() {
  say(JSON.stringify(reached(judgeRealData()), null, 2));
}
