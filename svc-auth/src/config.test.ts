import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { anEnvironment, signingKey } from '../test/an-environment.ts';
import { aSigningKey } from '../test/secrets.ts';
import { readConfig } from './config.ts';

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
      resetTokenTtlMs: hour,
      freeQuotaSize: 3,
      freeQuotaRenews: 'monthly',
      signInWindowMs: hour / 4,
      signInFailuresPerEmail: 10,
      signInFailuresPerIp: 50,
      signInFailuresPerDevice: 10,
      wrongPasswordsPerMember: 10,
      signUpsPerIpAndHour: 20,
      mailsPerAddressAndHour: 3,
      hashesAtOnce: 2,
      refreshKeys: [expect.any(String), expect.any(String)],
      signingKeys: [{ kid: signingKey.kid, published: { kid: signingKey.kid, alg: 'RS256' } }],
    });
  });

  test('asks admins and moderators for a second factor unless set otherwise, and from a day on where one is set', () => {
    const settings = (more: Record<string, string> = {}) => {
      const { secondFactorRequiredFor, secondFactorRequiredFrom } = readConfig(anEnvironment(more));
      return [secondFactorRequiredFor, secondFactorRequiredFrom];
    };
    expect(settings()).toEqual([['admin', 'moderator'], undefined]);
    expect(settings({ SECOND_FACTOR_REQUIRED_FOR: '' })).toEqual([['admin', 'moderator'], undefined]);
    expect(settings({ SECOND_FACTOR_REQUIRED_FOR: ' moderator ' })).toEqual([['moderator'], undefined]);
    expect(
      settings({ SECOND_FACTOR_REQUIRED_FOR: 'none', SECOND_FACTOR_REQUIRED_FROM: '2027-01-31' }),
    ).toEqual([[], new Date('2027-01-31T00:00:00Z')]);
  });

  test.each([
    ['SECOND_FACTOR_REQUIRED_FOR', 'admins'],
    ['SECOND_FACTOR_REQUIRED_FOR', 'admin,none'],
    ['SECOND_FACTOR_REQUIRED_FOR', ','],
    ['SECOND_FACTOR_REQUIRED_FROM', 'soon'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readConfig(anEnvironment({ [name]: value }))).toThrow(name);
  });

  test.each(['SIGNING_KEYS', 'LINK_TOKEN_KEYS', 'REFRESH_KEYS', 'SECOND_FACTOR_KEYS', 'SITE_URL'])(
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

  test.each([
    ['a token that would live longer than an hour', 'TOKEN_TTL_MS', 3_600_000],
    ['a link longer than a day', 'EMAIL_TOKEN_TTL_MS', 86_400_000],
    ['a link that sets a password longer than an hour', 'RESET_TOKEN_TTL_MS', 3_600_000],
  ])('refuses %s', (_what, name, most) => {
    expect(() => readConfig(anEnvironment({ [name]: String(most + 1) }))).toThrow(
      `${name}: must be at most ${most}`,
    );
    expect(() => readConfig(anEnvironment({ [name]: String(most) }))).not.toThrow();
  });

  test('asks Google itself unless told otherwise, and no provider without a client id', () => {
    const config = readConfig(anEnvironment());
    expect(config).toMatchObject({ googleIssuer: 'https://accounts.google.com', googleTimeoutMs: 3_000 });
    expect(config.googleClientId).toBeUndefined();
  });

  test.each([
    'http://accounts.example',
    'http://localhost.evil.example',
    'http://1270.0.0.1',
    'accounts.google.com',
  ])('refuses the issuer %s, whose answers a stranger on the way could change', value => {
    expect(() => readConfig(anEnvironment({ GOOGLE_ISSUER: value }))).toThrow('GOOGLE_ISSUER: must');
  });

  test.each(['http://localhost:9100', 'http://127.0.0.1:9100', 'https://accounts.example'])(
    'takes the issuer %s',
    value => {
      expect(readConfig(anEnvironment({ GOOGLE_ISSUER: value })).googleIssuer).toBe(value);
    },
  );

  test('refuses a client id without its secret', () => {
    expect(() => readConfig(anEnvironment({ GOOGLE_CLIENT_ID: 'x' }))).toThrow(
      'GOOGLE_CLIENT_SECRET: is not set',
    );
  });

  test('refuses keys that are not 32 bytes', () => {
    expect(() => readConfig(anEnvironment({ REFRESH_KEYS: 'c2hvcnQ=' }))).toThrow('REFRESH_KEYS: must hold');
  });
});
