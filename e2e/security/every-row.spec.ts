import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { payloadClasses } from './src/payloads.ts';

const rows = 112;

/** Ids at the beginning of titles; a row may have several tests. */
const named = () =>
  globSync('*/*.spec.ts', { cwd: import.meta.dirname }).flatMap(file =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/test\(\s*[`'](S\d+)b? /g)].map(
      ([, id]) => id,
    ),
  );

test('every row of what must hold has a test', () => {
  const tried = new Set(named());
  const missing = Array.from({ length: rows }, (_, at) => `S${String(at + 1).padStart(2, '0')}`).filter(
    id => !tried.has(id),
  );
  expect(missing).toEqual([]);
  expect(Object.keys(payloadClasses)).toHaveLength(30);
});
