import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const report = fileURLToPath(new URL('report.ts', import.meta.url));
const row = {
  city: 'Doha',
  country: 'Qatar',
  lat: 25.2854,
  lon: 51.531,
  timezone: 'Asia/Qatar',
  method: 'Qatar',
  madhab: 'shafi',
  date: '2027-01-01',
  fajr: '04:57',
  maghrib: '16:57',
};

function run(rows: unknown[]) {
  const file = join(mkdtempSync(join(tmpdir(), 'times-')), 'rows.jsonl');
  writeFileSync(file, rows.map(row => JSON.stringify(row)).join('\n'));
  return execFileSync(process.execPath, [report, file], { encoding: 'utf8', stdio: 'pipe' })
    .trim()
    .split('\n');
}

test('what is beyond two minutes and an iftar before the table are named', () => {
  const lines = run([row, { ...row, maghrib: '17:04' }]);
  expect(lines.at(-1)).toBe(JSON.stringify({ rows: 2, largestMinutes: 6, beyondTwo: 1 }));
  expect(lines).toContain('iftar before the table: 1');
});

test('a line that is no row is named', () => {
  expect(() => run([row, { city: 'Doha' }])).toThrow(/rows\.jsonl:2 lacks one of/);
});
