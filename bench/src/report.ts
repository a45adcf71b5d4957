import { appendFileSync } from 'node:fs';
import { say } from './summary.ts';

/** One line of the table: what was measured, as a ratio or a count, and what it is to be. */
export interface Row {
  what: string;
  value: number;
  unit: '×' | '%' | 'ms' | 's' | 'KB' | 'MB' | 'lines/s' | 'events/s' | 'requests' | '';
  /** Of the rounds, or of the middle half of many. */
  spread?: readonly [number, number];
  atMost?: number;
  atLeast?: number;
  note?: string;
}

export interface Skipped {
  what: string;
  skipped: string;
}

export type Line = Row | Skipped;

export const isSkipped = (line: Line): line is Skipped => 'skipped' in line;

const digits = (value: number) => {
  if (Math.abs(value) >= 1_000) return value.toLocaleString('en', { maximumFractionDigits: 0 });
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return value.toFixed(Math.abs(value) >= 20 ? 1 : 2);
};

export const seenOf = ({ value, unit, spread }: Row) => {
  const between = spread ? ` (${digits(spread[0])} to ${digits(spread[1])})` : '';
  return `${digits(value)}${unit && ` ${unit}`}${between}`;
};

export function goalOf({ atMost, atLeast, unit }: Row): string {
  const bounds = [
    atLeast !== undefined && `≥ ${digits(atLeast)}`,
    atMost !== undefined && `≤ ${digits(atMost)}`,
  ];
  const goal = bounds.filter(Boolean).join(', ');
  return goal && `${goal}${unit && ` ${unit}`}`;
}

export function verdictOf({ value, atMost, atLeast }: Row): 'seen' | 'met' | 'not met' {
  if (atMost === undefined && atLeast === undefined) return 'seen';
  // What is no number meets no goal.
  return value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY)
    ? 'met'
    : 'not met';
}

/** Says a line of the table as soon as it is known, and keeps it for the command that runs all measurements. */
export function record(line: Line): void {
  const results = process.env.BENCH_RESULTS;
  if (results) appendFileSync(results, `${JSON.stringify(line)}\n`);
  if (isSkipped(line)) {
    say(`${line.what}: left out, ${line.skipped}`);
    return;
  }
  const goal = goalOf(line);
  say(
    [`${line.what}: ${seenOf(line)}`, goal && `goal ${goal}: ${verdictOf(line)}`, line.note]
      .filter(Boolean)
      .join('; '),
  );
}
