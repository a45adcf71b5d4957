import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { aKey, aSigningKey } from '../test/secrets.ts';
import { readConfig } from './config.ts';

const signingKey = aSigningKey();
const anEnvironment = (more: Record<string, string | undefined> = {}) => ({
  PORT: '4001',
  INTERNAL_PORT: '4101',
  MONGO_URL: 'mongodb://127.0.0.1:27017/auth',
  EVENT_BUS_URL: 'memory:',
  SITE_URL: 'https://sufra.example/',
  SIGNING_KEYS: JSON.stringify([signingKey]),
  LINK_TOKEN_KEYS: aKey(),
  REFRESH_KEYS: `${aKey()}, ${aKey()}`,
  ...more,
});

describe('the configuration', () => {
  test('has the limits and lifetimes of the specification unless set otherwise', () => {
    const hour = 3_600_000;
    expect(readConfig(anEnvironment())).toMatchObject({
      mode: 'production',
      siteUrl: 'https://sufra.example',
      tokenTtlMs: hour,
      sessionTtlMs: 30 * 24 * hour,
      sessionGraceMs: 10_000,
      emailTokenTtlMs: 24 * hour,
      freeQuotaSize: 3,
      freeQuotaRenews: 'monthly',
      signInWindowMs: hour / 4,
      signInFailuresPerEmail: 10,
      signInFailuresPerIp: 50,
      mailsPerAddressAndHour: 3,
      hashesAtOnce: 2,
      refreshKeys: [expect.any(String), expect.any(String)],
      signingKeys: [{ kid: signingKey.kid, published: { kid: signingKey.kid, alg: 'RS256' } }],
    });
  });

  test.each(['SIGNING_KEYS', 'LINK_TOKEN_KEYS', 'REFRESH_KEYS', 'SITE_URL'])(
    'has no default for %s',
    name => {
      expect(() => readConfig(anEnvironment({ [name]: undefined }))).toThrow(`${name}: is not set`);
    },
  );

  const ecKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const shortKey = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ format: 'jwk' });
  const { d: _, ...publicHalf } = signingKey as Record<string, string>;
  test.each([
    ['no JSON', 'canary-secret'],
    ['no list', JSON.stringify(signingKey)],
    ['an empty list', '[]'],
    ['a public key', JSON.stringify([publicHalf])],
    ['a key without a kid', JSON.stringify([aSigningKey({ kid: undefined })])],
    ['two keys of one kid', JSON.stringify([signingKey, aSigningKey({ kid: signingKey.kid })])],
    ['a key of another kind', JSON.stringify([{ ...ecKey, kid: 'ec' }])],
    ['a key that is too short', JSON.stringify([{ ...shortKey, kid: 'short' }])],
    ['a damaged key', JSON.stringify([aSigningKey({ n: 'AQAB' })])],
  ])('refuses signing keys with %s in readable words, without the value', (_what, value) => {
    let message = '';
    try {
      readConfig(anEnvironment({ SIGNING_KEYS: value }));
    } catch (error) {
      message = String(error);
    }
    expect(message).toContain('SIGNING_KEYS: must be a JSON array of private RSA keys');
    for (const secret of ['canary', String(signingKey.d).slice(0, 20)]) expect(message).not.toContain(secret);
  });

  test('refuses a token that would live longer than an hour, or a link longer than a day', () => {
    const read = () => readConfig(anEnvironment({ TOKEN_TTL_MS: '3600001', EMAIL_TOKEN_TTL_MS: '86400001' }));
    expect(read).toThrow(
      /TOKEN_TTL_MS: must be at most 3600000\n.*EMAIL_TOKEN_TTL_MS: must be at most 86400000/,
    );
  });

  test('refuses keys that are not 32 bytes', () => {
    expect(() => readConfig(anEnvironment({ REFRESH_KEYS: 'c2hvcnQ=' }))).toThrow('REFRESH_KEYS: must hold');
  });
});
