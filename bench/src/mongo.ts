import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { record } from './report.ts';

const script = join(import.meta.dirname, '..', '..', 'local', 'stand-ins', 'mongo', 'test', 'measure.ts');

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
for (const [name, rate] of Object.entries(few.rates))
  record({
    what: `${name}, a second: 100,000 documents against 1,000`,
    value: (many.rates[name] ?? Number.NaN) / rate,
    unit: '×',
    note: `${rate.toFixed(0)} of 1,000`,
  });
const gain = ({ rates }: Measured) =>
  (rates['find by index'] ?? Number.NaN) / (rates['find by scan'] ?? Number.NaN);
record({ what: 'an index against a scan of 100,000', value: gain(many), unit: '×' });
record({ what: 'start: 100,000 documents against 1,000', value: many.start / few.start, unit: '×' });
