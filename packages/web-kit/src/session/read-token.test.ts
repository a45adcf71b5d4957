import { expect, test } from '@jest/globals';
import { readToken } from './read-token.ts';

const tokenOf = (payload: string) => `header.${btoa(payload)}.signature`;

test('a token tells when it was issued and when it ends', () => {
  expect(readToken(tokenOf('{"iat":100,"exp":200}'))).toEqual({ issuedAt: 100, expiresAt: 200 });
});

test('a payload in the alphabet for addresses is read', () => {
  const payload = btoa('{"exp":200,"name":"~~??"}').replaceAll('+', '-').replaceAll('/', '_');
  expect(readToken(`header.${payload}.signature`)?.expiresAt).toBe(200);
});

test.each([
  '',
  'token',
  'a.b',
  'a.b.c',
  'a.b.c.d',
  'null',
  '..',
  tokenOf('null'),
  tokenOf('[]'),
  tokenOf('"exp"'),
  tokenOf('{}'),
  tokenOf('{"exp":"tomorrow"}'),
  tokenOf('{"exp":null}'),
  tokenOf('{"exp":1e999}'),
])('%j is no token and no crash', value => {
  expect(readToken(value)).toBeUndefined();
});
