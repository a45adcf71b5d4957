import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { readEnvironment } from './environment.ts';
import { secret, secretsOf } from './secret.ts';
import { keys, port } from './variables.ts';

const shape = {
  PORT: port(),
  LINK_TOKEN_KEYS: secret('key', keys()),
  GOOGLE_CLIENT_SECRET: secret('provider', z.string().optional()),
};

test('the secrets of an environment are those that it marks, each with where it comes from', () => {
  expect(secretsOf(shape)).toEqual({ LINK_TOKEN_KEYS: 'key', GOOGLE_CLIENT_SECRET: 'provider' });
});

test('a secret is read and refused as any other variable is', () => {
  const key = Buffer.alloc(32, 7).toString('base64');
  expect(readEnvironment(shape, { PORT: '1', LINK_TOKEN_KEYS: key }).linkTokenKeys).toEqual([key]);
  expect(() => readEnvironment(shape, { PORT: '1' })).toThrow('LINK_TOKEN_KEYS: is not set');
});
