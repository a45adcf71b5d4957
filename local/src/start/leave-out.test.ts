import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { expect, test } from '@jest/globals';
import { assertServices, leaveOut } from './leave-out.ts';

test('a service that is left out finds all that it would have been told, for this user alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-left-out-'));
  const told = { LEFT_OUT_KEYS: '[{"kid":"a b","n":"x#y"}]', LEFT_OUT_URL: 'mongodb://h/d?a=b' };
  const before = { ...process.env };
  leaveOut(folder, { name: 'svc-blog', env: { ...process.env, ...told } });
  const file = join(folder, 'env', 'svc-blog.env');
  loadEnvFile(file);

  expect(process.env).toEqual({ ...before, ...told });
  expect(statSync(file).mode & 0o077).toBe(0);
  for (const name of Object.keys(told)) delete process.env[name];
  rmSync(folder, { recursive: true });
});

test('a name that is no service is answered with those that are', () => {
  expect(() => assertServices(['svc-blog', 'svc-blgo'])).toThrow(
    /Not a service: svc-blgo\. There are: svc-auth,/,
  );
});
