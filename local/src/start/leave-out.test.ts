import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from '@jest/globals';
import { assertServices, leaveOut } from './leave-out.ts';

test('a service that is left out finds all that it would have been told, for this user alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-left-out-'));
  const told = { LEFT_OUT_KEYS: '[{"kid":"a b","n":"x#y"}]', LEFT_OUT_URL: 'mongodb://h/d?a=b' };
  leaveOut(folder, { name: 'svc-blog', env: { ...process.env, ...told } });
  const file = join(folder, 'env', 'svc-blog.env');

  expect(parseEnv(readFileSync(file, 'utf8'))).toEqual(told);
  expect(statSync(file).mode & 0o077).toBe(0);
  rmSync(folder, { recursive: true });
});

test('a name that is no service is answered with those that are', () => {
  expect(() => assertServices(['svc-blog', 'svc-blgo'])).toThrow(
    /Not a service: svc-blgo\. There are: svc-auth,/,
  );
});
