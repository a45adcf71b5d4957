import { expect, test } from '@jest/globals';

type Policy = { createScriptURL(address: string): string | null };

test('the default policy lets script addresses of this origin pass and no others', async () => {
  const policies = new Map<string, Policy>();
  const trustedTypes = { createPolicy: (name: string, policy: Policy) => policies.set(name, policy) };
  Object.assign(globalThis, { trustedTypes });

  await import('./trusted-types.ts');

  const pass = (address: string) => policies.get('default')?.createScriptURL(address);
  const own = new URL('/mfe/mfe-blog/remoteEntry.1.js', location.href).href;
  expect(pass(own)).toBe(own);
  expect(pass('/main.js')).toBe('/main.js');
  for (const foreign of [
    'https://evil.example/x.js',
    '//evil.example/x.js',
    'data:text/javascript,1',
    'blob:null/1',
  ]) {
    expect(pass(foreign)).toBeNull();
  }
});
