import { expect, test } from '@jest/globals';
import { safeReturnTo, signInPath } from './safe-return-to.ts';

test.each([
  '/billing',
  '/recipes/6650f0c2a1b2c3d4e5f60718',
  '/blog?q=dates%20and%20milk&tag=iftar#top',
  '/dashboard#mysavedrecipies',
  '/?a=https://sufra.example/x',
  '/signing-off',
])('%s is a place of this site to return to', path => {
  expect(safeReturnTo(path)).toBe(path);
});

test.each([
  undefined,
  null,
  42,
  ['/billing'],
  '',
  'billing',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/%2509/evil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/%255cevil.example',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%252fevil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e%2e//evil.example',
  ' //evil.example',
  ' /billing',
  '/billing\u0000',
  '/\u00ad/evil.example',
  '/\u2028/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '/javascript:alert(1)\n',
  'data:text/html,x',
  '@evil.example',
  '.evil.example',
  '?next=/billing',
  '#/billing',
  `/${'a'.repeat(3_000)}`,
])('%j leads to the default page', value => {
  expect(safeReturnTo(value)).toBe('/dashboard');
});

test.each(['/signin', '/SignIn', '/signup?x=1', '/auth/google/callback', '/undo-change', '/sign%69n'])(
  '%s is no place to return to after signing in',
  path => {
    expect(safeReturnTo(path)).toBe('/dashboard');
  },
);

test('the fallback is up to the caller', () => {
  expect(safeReturnTo('//evil.example', '/')).toBe('/');
});

test('the sign-in page remembers the place with its search and hash', () => {
  const path = signInPath({ pathname: '/blog', search: '?q=dates', hash: '#top' });
  expect(path).toBe('/signin?returnTo=%2Fblog%3Fq%3Ddates%23top');
});

test('the sign-in page itself is not remembered', () => {
  expect(signInPath({ pathname: '/signin', search: '?returnTo=%2Fblog' })).toBe('/signin');
});
