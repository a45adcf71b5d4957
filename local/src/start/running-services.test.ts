import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { runningServices } from './running-services.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sufra-status-'));
  file = join(folder, 'status.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('each replica of a service is told of, and nothing that is none', () => {
  const parts = [
    { name: 'svc-mail', kind: 'service', internalUrl: 'http://127.0.0.1:1' },
    { name: 'svc-mail', kind: 'service', internalUrl: 'http://127.0.0.1:2' },
    { name: 'svc-blog', kind: 'service', internalUrl: 'http://127.0.0.1:3' },
    { name: 'svc-gateway', kind: 'gateway', internalUrl: 'http://127.0.0.1:4' },
    { name: 'inbox', kind: 'stand-in' },
  ];
  writeFileSync(file, JSON.stringify({ parts }));
  expect(runningServices(file, 'svc-mail').map(({ internalUrl }) => internalUrl)).toEqual([
    'http://127.0.0.1:1',
    'http://127.0.0.1:2',
  ]);
  expect(runningServices(file)).toHaveLength(3);
});

test('without a product that runs there is none', () => {
  expect(runningServices(file)).toEqual([]);
  writeFileSync(file, '{"parts":');
  expect(runningServices(file)).toEqual([]);
});
