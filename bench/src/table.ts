import { goalOf, isSkipped, type Line, seenOf, verdictOf } from './report.ts';
import type { Result } from './run-measurement.ts';

const head = ['', 'seen', 'goal', 'verdict'];

const cellsOf = (line: Line) =>
  isSkipped(line)
    ? [line.what, '', '', `left out: ${line.skipped}`]
    : [
        line.what,
        seenOf(line),
        goalOf(line) || 'none',
        [verdictOf(line), line.note].filter(Boolean).join('; '),
      ];

/** A table for each measurement, below its title. */
export function tableOf(results: Result[], titleOf: (name: string) => string): string {
  return results
    .map(({ name, lines, failure }) => {
      const rows = [...lines.map(cellsOf), ...(failure ? [['', '', '', `not finished: ${failure}`]] : [])];
      const widths = head.map((_, at) => Math.max(...[head, ...rows].map(row => row[at]?.length ?? 0)));
      const written = [head, widths.map(width => '-'.repeat(width)), ...rows].map(
        row => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`,
      );
      return `**${titleOf(name)}** (\`npm run bench -- ${name}\`)\n\n${written.join('\n')}\n`;
    })
    .join('\n');
}
