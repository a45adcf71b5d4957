import { compare, type Difference } from './compare.ts';
import { BadFile, readRows } from './rows.ts';

const usage = 'usage: npm run -s times:report -- FILE   (a row of a table of prayer times a line, as JSON)\n';
const wrongUsage = 64;
const allowed = 2;

const write = (text: string) => process.stdout.write(`${text}\n`);

function report(path: string) {
  const rows = readRows(path);
  const differences = rows.flatMap(compare);
  for (const [name, some] of Map.groupBy(differences, nameOf)) {
    const minutes = some.map(({ minutes }) => minutes);
    write(`${name}: ${some.length} times, ${Math.min(...minutes)} to ${Math.max(...minutes)} minutes`);
  }
  const beyond = differences.filter(({ minutes }) => Math.abs(minutes) > allowed);
  for (const { row, prayer, minutes } of beyond)
    write(`beyond: ${row.city} ${row.method} ${row.date} ${prayer} ${minutes}`);
  const early = differences.filter(({ prayer, isEarly }) => prayer === 'maghrib' && isEarly);
  for (const { row, minutes } of early)
    write(`iftar before the table: ${row.city} ${row.method} ${row.date}, by ${-minutes} minutes`);
  write(`iftar before the table: ${early.length}`);
  const largestMinutes = Math.max(0, ...differences.map(({ minutes }) => Math.abs(minutes)));
  write(JSON.stringify({ rows: rows.length, largestMinutes, beyondTwo: beyond.length }));
}

const nameOf = ({ row, prayer }: Difference) => `${row.city} ${row.method} ${prayer}`;

const [path, ...more] = process.argv.slice(2);
if (path === undefined || more.length > 0) {
  process.stderr.write(usage);
  process.exitCode = wrongUsage;
} else {
  try {
    report(path);
  } catch (error) {
    if (!(error instanceof BadFile)) throw error;
    process.stderr.write(`times:report: ${error.message}\n`);
    process.exitCode = 1;
  }
}
