import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { createLog } from '../ops/log.ts';
import { eventually } from '../testing/eventually.ts';
import type { AccessFacts } from './access-facts.ts';
import { authenticator } from './authenticate.ts';
import { type KeySet, remoteKeySet } from './key-set.ts';
import { tokenType, tokenVerifier } from './token.ts';

const log = createLog({ name: 'test', level: 'silent' });
const first = await generateKeyPair('RS256', { extractable: true });
const second = await generateKeyPair('RS256', { extractable: true });
const published = async (kid: string, { publicKey }: typeof first) => ({
  ...(await exportJWK(publicKey)),
  kid,
  alg: 'RS256',
  use: 'sig',
});

let server: Server;
let url: string;
let asked = 0;
let keys: object[] = [];
let isUp = true;
const keySets: KeySet[] = [];

beforeAll(async () => {
  server = createServer((_req, res) => {
    asked += 1;
    res.statusCode = isUp ? 200 : 500;
    res.end(JSON.stringify({ keys }));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  for (const keySet of keySets) keySet.stop();
  server.closeAllConnections();
  await new Promise(resolve => server.close(resolve));
});
beforeEach(async () => {
  asked = 0;
  isUp = true;
  keys = [await published('one', first)];
});

function openKeySet(cooldownMs = 10_000, urls = [url]) {
  const keySet = remoteKeySet({ urls, log, cooldownMs });
  keySets.push(keySet);
  return keySet;
}

const verifier = (cooldownMs?: number, now?: () => number) =>
  tokenVerifier({ keySet: openKeySet(cooldownMs), issuer: 'sufra', audience: 'sufra', now });

const now = () => Math.floor(Date.now() / 1000);
const claims = {
  sub: 'u1',
  sid: 's1',
  ver: 3,
  adm: false,
  mod: true,
  iss: 'sufra',
  aud: 'sufra',
  iat: now(),
  exp: now() + 600,
};

interface Signed {
  claims?: object;
  header?: object;
  key?: Parameters<SignJWT['sign']>[0];
}

const sign = ({ claims: more = {}, header = {}, key = first.privateKey }: Signed = {}) =>
  new SignJWT({ ...claims, ...more })
    .setProtectedHeader({ alg: 'RS256', typ: tokenType, kid: 'one', ...header })
    .sign(key);

const unsigned = (alg: string) =>
  `${[{ alg, typ: tokenType, kid: 'one' }, claims].map(part => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;

describe('a token', () => {
  test('that is good says who calls', async () => {
    expect(await verifier()(await sign())).toMatchObject({
      userId: 'u1',
      sessionId: 's1',
      isModerator: true,
      accountVersion: 3,
    });
  });

  test.each<[string, () => Promise<string>]>([
    ['without an algorithm', async () => unsigned('none')],
    ['with an oddly written none', async () => unsigned('nOnE')],
    ['whose signature is empty', async () => unsigned('RS256')],
    [
      'keyed with the public key as a secret',
      async () =>
        sign({ header: { alg: 'HS256' }, key: new TextEncoder().encode(await exportSPKI(first.publicKey)) }),
    ],
    [
      'of a key that it brings along',
      async () =>
        sign({ header: { kid: 'evil', jwk: await exportJWK(second.publicKey) }, key: second.privateKey }),
    ],
    [
      'of a key that it points to',
      async () => sign({ header: { jku: 'http://127.0.0.1:9/keys', kid: 'evil' }, key: second.privateKey }),
    ],
    ['of a foreign key under a known id', async () => sign({ key: second.privateKey })],
    ['that is over', async () => sign({ claims: { exp: now() - 61 } })],
    ['that never ends', async () => sign({ claims: { exp: undefined } })],
    ['whose end is a word', async () => sign({ claims: { exp: '9999999999' } })],
    ['that is not yet', async () => sign({ claims: { nbf: now() + 120 } })],
    ['of another issuer', async () => sign({ claims: { iss: 'other' } })],
    ['for another audience', async () => sign({ claims: { aud: 'other' } })],
    ['of another type', async () => sign({ header: { typ: 'JWT' } })],
    ['without a session', async () => sign({ claims: { sid: undefined } })],
    ['without a version', async () => sign({ claims: { ver: 'x' } })],
  ])('%s is refused', async (_what, make) => {
    await expect(verifier()(await make())).rejects.toMatchObject({ code: 'unauthorized' });
  });

  test('once checked is remembered, but never past its end', async () => {
    let time = Date.now();
    const verify = verifier(undefined, () => time);
    const token = await sign({ claims: { exp: now() + 20 } });
    await verify(token);
    await verify(token);
    time += 52_000;

    await expect(verify(token)).rejects.toMatchObject({ code: 'unauthorized' });
  });
});

describe('the key set', () => {
  test('is asked once for many tokens', async () => {
    const verify = verifier();
    for (let i = 0; i < 20; i++) await verify(await sign({ claims: { ver: i } }));
    expect(asked).toBe(1);
  });

  test('with a new key is found, and tokens of the old one go on', async () => {
    const verify = verifier(0);
    await verify(await sign());
    keys = [await published('two', second), await published('one', first)];

    await expect(
      verify(await sign({ header: { kid: 'two' }, key: second.privateKey })),
    ).resolves.toBeDefined();
    await expect(verify(await sign({ claims: { ver: 9 } }))).resolves.toBeDefined();
  });

  test('without a key any more refuses its tokens, the remembered ones too', async () => {
    const verify = verifier(0);
    const old = await sign();
    await verify(old);
    keys = [await published('two', second)];
    await verify(await sign({ header: { kid: 'two' }, key: second.privateKey }));

    await expect(verify(old)).rejects.toMatchObject({ code: 'unauthorized' });
  });

  test('is not stormed by made-up key ids', async () => {
    const verify = verifier();
    await verify(await sign());
    for (let i = 0; i < 50; i++)
      await verify(await sign({ header: { kid: `made-up-${i}` }, key: second.privateKey })).catch(
        () => undefined,
      );
    expect(asked).toBe(1);
  });

  test('that cannot be read keeps the keys it had', async () => {
    const verify = verifier(0);
    await verify(await sign());
    isUp = false;
    await verify(await sign({ header: { kid: 'made-up' }, key: second.privateKey })).catch(() => undefined);

    await expect(verify(await sign({ claims: { ver: 4 } }))).resolves.toBeDefined();
  });

  test('is read before the first call, so that its publisher may leave again', async () => {
    const keySet = openKeySet();
    await eventually(async () => expect(asked).toBe(1));
    const verify = tokenVerifier({ keySet, issuer: 'sufra', audience: 'sufra' });
    const token = await sign();
    await new Promise(resolve => setTimeout(resolve, 50));
    isUp = false;

    await expect(verify(token)).resolves.toBeDefined();
    expect(asked).toBe(1);
  });

  test('is read from another replica of its publisher when the first is down', async () => {
    const keySet = openKeySet(10_000, ['http://127.0.0.1:9/keys', url]);

    const verify = tokenVerifier({ keySet, issuer: 'sufra', audience: 'sufra' });

    await expect(verify(await sign())).resolves.toBeDefined();
  });

  test('is read once more for callers who come while its publisher starts', async () => {
    isUp = false;
    const verify = verifier();
    await eventually(async () => expect(asked).toBe(1));
    const calls = Array.from({ length: 20 }, async () => verify(await sign()));
    isUp = true;

    await expect(Promise.all(calls)).resolves.toHaveLength(20);
    expect(asked).toBe(2);
  });

  test('that was never read makes the call unavailable, not unauthorised', async () => {
    isUp = false;
    await expect(verifier()(await sign())).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});

describe('authenticate', () => {
  const facts: AccessFacts = {
    sequence: 4,
    isAdmin: false,
    isModerator: false,
    hasSecondFactor: false,
    endedSessions: [],
    sessionsNotBefore: null,
    deleted: false,
  };
  const authenticate = (known: AccessFacts | null) =>
    authenticator({ verify: verifier(), findFacts: async () => known });
  const bearer = async (signed?: Signed) => `Bearer ${await sign(signed)}`;

  test('a newer fact wins over the token', async () => {
    expect(await authenticate(facts)(await bearer())).toMatchObject({ isModerator: false });
  });

  test('says when a second factor was given, and whether there is one, by the newer of the two', async () => {
    const givenAt = now() - 60;
    const token = await bearer({ claims: { sf: true, sfa: givenAt } });
    const given = { secondFactorAt: givenAt * 1000 };
    expect(await authenticate(null)(token)).toMatchObject({ hasSecondFactor: true, ...given });
    expect(await authenticate(facts)(token)).toMatchObject({ hasSecondFactor: false, ...given });
    const added = { ...facts, hasSecondFactor: true };
    expect(await authenticate(added)(await bearer())).toMatchObject({
      hasSecondFactor: true,
      secondFactorAt: null,
    });
  });

  test('an older fact does not', async () => {
    expect(await authenticate({ ...facts, sequence: 2 })(await bearer())).toMatchObject({
      isModerator: true,
    });
  });

  test.each<[string, Partial<AccessFacts>]>([
    ['this session has ended', { endedSessions: ['s0', 's1'] }],
    ['the member is gone', { deleted: true }],
    ['all sessions before a later moment are over', { sessionsNotBefore: new Date(Date.now() + 60_000) }],
  ])('a token is refused when %s', async (_what, fact) => {
    await expect(authenticate({ ...facts, ...fact })(await bearer())).rejects.toMatchObject({
      code: 'session_ended',
    });
  });

  test.each([undefined, '', 'Bearer', 'Bearer x', 'Basic YTpi', `Bearer ${'a'.repeat(5_000)}.b.c`])(
    'the header %.20s is no token',
    async header => {
      await expect(authenticate(null)(header)).rejects.toMatchObject({ code: 'unauthorized' });
    },
  );
});
