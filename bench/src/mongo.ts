import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { say } from './summary.ts';

const script = join(import.meta.dirname, '..', '..', 'local', 'mongo', 'test', 'measure.ts');

interface Measured {
  rates: Record<string, number>;
  start: number;
}

async function measure(size: number): Promise<Measured> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, String(size)]);
  return JSON.parse(stdout) as Measured;
}

/** The embedded Mongo on a disk, eight callers at once: 100,000 documents against 1,000, an index against a scan. */
const few = await measure(1_000);
const many = await measure(100_000);
const row = (name: string, ...cells: string[]) =>
  say(name.padEnd(22) + cells.map(cell => cell.padStart(10)).join(''));

row('a second', '1,000', '100,000', 'ratio');
for (const [name, rate] of Object.entries(few.rates)) {
  const other = many.rates[name] ?? Number.NaN;
  row(name, rate.toFixed(0), other.toFixed(0), (other / rate).toFixed(2));
}
const gain = ({ rates }: Measured) =>
  ((rates['find by index'] ?? Number.NaN) / (rates['find by scan'] ?? Number.NaN)).toFixed(1);
row('index / scan', gain(few), gain(many));
row('start, seconds', few.start.toFixed(2), many.start.toFixed(2), (many.start / few.start).toFixed(2));
