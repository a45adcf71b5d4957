import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../src/site.ts';
import { encoded, readToken, refusalsOf, signingKey, signToken } from '../src/tokens.ts';

const refused = new Set([401]);
const seconds = () => Math.floor(Date.now() / 1_000);

test('S26 a token with another algorithm is refused by the gateway and by each service', async ({ site }) => {
  const { token } = await site.member();
  const { header, claims, signature } = readToken(token);
  const { publicKey } = signingKey(site);
  const start = (alg: string) => `${encoded({ ...header, alg })}.${encoded(claims)}`;
  const unsigned = ['none', 'None', 'nOnE', 'NONE'].flatMap(alg => [
    `${start(alg)}.`,
    `${start(alg)}.${signature}`,
  ]);
  const secrets = [
    publicKey.export({ format: 'pem', type: 'spki' }),
    publicKey.export({ format: 'pem', type: 'pkcs1' }),
    JSON.stringify(publicKey.export({ format: 'jwk' })),
    '',
  ];
  const shared = secrets.flatMap(secret =>
    (['HS256', 'HS384', 'HS512'] as const).map(alg => {
      const mac = createHmac(`sha${alg.slice(2)}`, secret)
        .update(start(alg))
        .digest('base64url');
      return `${start(alg)}.${mac}`;
    }),
  );
  const others = ['RS384', 'PS256', 'ES256'].map(alg => `${start(alg)}.${signature}`);
  for (const forged of [...unsigned, ...shared, ...others, `${token.split('.').slice(0, 2).join('.')}.`])
    expect(new Set(await refusalsOf(site, forged)), forged.slice(0, 60)).toEqual(refused);
  expect(new Set(await refusalsOf(site, token))).not.toContain(401);
});

test('S27 no header of a token chooses its key, and none is fetched', async ({ site }) => {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    asked.push(req.url ?? '');
    res.end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  const elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { token } = await site.member();
  const { header, claims } = readToken(token);
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = foreign.publicKey.export({ format: 'jwk' });
  const headers = [
    {},
    { jwk },
    { jku: `${elsewhere}/keys` },
    { x5u: `${elsewhere}/certificate` },
    { x5c: [foreign.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')] },
    { kid: `${elsewhere}/keys` },
    { kid: '../../../../dev/null' },
    { kid: "' OR 1=1 --" },
    { kid: { $gt: '' } },
    { kid: '__proto__' },
    { crit: ['exp'], kid: 'constructor' },
  ];
  for (const change of headers) {
    const forged = signToken({ header: { ...header, ...change }, claims, key: foreign.privateKey });
    expect(new Set(await refusalsOf(site, forged)), JSON.stringify(change)).toEqual(refused);
  }
  server.close();
  expect(asked).toEqual([]);
});

test('S28 a token without a good end is refused', async ({ site }) => {
  const { token } = await site.member();
  const { header, claims } = readToken(token);
  const { privateKey } = signingKey(site);
  const changes = [
    { exp: undefined },
    { exp: null },
    { exp: seconds() - 61 },
    { exp: String(seconds() + 3_600) },
    { exp: [seconds() + 3_600] },
    { exp: -1 },
    { nbf: seconds() + 61 },
    { nbf: 'tomorrow' },
  ];
  for (const change of changes) {
    const forged = signToken({ header, claims: { ...claims, ...change }, key: privateKey });
    expect(new Set(await refusalsOf(site, forged)), JSON.stringify(change)).toEqual(refused);
  }
});

test('S29 a token for another purpose, audience or issuer is refused everywhere', async ({ site }) => {
  const { token } = await site.member();
  const { header, claims } = readToken(token);
  const { privateKey } = signingKey(site);
  const changes: [object, object][] = [
    [{}, { iss: 'elsewhere' }],
    [{}, { iss: undefined }],
    [{}, { aud: 'elsewhere' }],
    [{}, { aud: undefined }],
    [{}, { aud: [] }],
    [{}, { sub: undefined }],
    [{}, { sid: undefined }],
    [{}, { ver: '1' }],
    [{ typ: 'JWT' }, {}],
    [{ typ: 'id+jwt' }, {}],
    [{ typ: undefined }, {}],
  ];
  for (const [head, change] of changes) {
    const forged = signToken({
      header: { ...header, ...head },
      claims: { ...claims, ...change },
      key: privateKey,
    });
    expect(new Set(await refusalsOf(site, forged)), JSON.stringify([head, change])).toEqual(refused);
  }
});

test('S30 a token lives an hour at most, and ends everywhere when its session does', async ({ site }) => {
  const member = await site.member();
  const { claims } = readToken(member.token);
  expect(claims.exp - claims.iat).toBeLessThanOrEqual(3_600);
  expect(new Set(await refusalsOf(site, member.token))).not.toContain(401);
  await site.mustCall('POST /auth/session/end', { headers: { cookie: member.cookie } });
  await expect
    .poll(async () => new Set(await refusalsOf(site, member.token)), { timeout: 15_000 })
    .toEqual(refused);
  const renewed = await site.call('POST /auth/session/renew', { headers: { cookie: member.cookie } });
  expect(renewed.status).toBe(401);

  // Only its secret ends a session: whose id one knows stays signed in.
  const other = await site.member();
  const [name = '', value = ''] = other.cookie.split('=');
  const guessed = `${name}=${value.split('.').slice(0, 2).join('.')}.${'A'.repeat(43)}`;
  await site.call('POST /auth/session/end', { headers: { cookie: guessed } });
  await site.quiet();
  expect(new Set(await refusalsOf(site, other.token))).not.toContain(401);
});

test('S31 made-up key ids make no storm of questions for keys', async ({ site }) => {
  const { token } = await site.member();
  const { header, claims } = readToken(token);
  const { privateKey } = signingKey(site);
  const questions = () => site.log('svc-auth').split('"route":"/auth/keys"').length - 1;
  const before = questions();
  for (let n = 0; n < 60; n += 1) {
    const forged = signToken({ header: { ...header, kid: randomUUID() }, claims, key: privateKey });
    for (const call of ['GET /recipes', 'GET /payment/subscription'])
      expect((await site.call(call, { token: forged })).status).toBe(401);
  }
  // A line for later, so that those before it are written.
  await site.call('GET /auth/keys', { headers: { 'x-request-id': `after-${process.pid}-keys` } });
  await expect.poll(questions).toBeGreaterThan(before);
  expect(questions() - before).toBeLessThanOrEqual(12);
});

test('S32 a token and the key set hold nothing that is not for everybody', async ({ site }) => {
  const { token, email, name } = await site.member();
  const { claims } = readToken(token);
  expect(Object.keys(claims).sort()).toEqual(
    ['adm', 'aud', 'exp', 'iat', 'iss', 'mod', 'sid', 'sub', 'ver'].sort(),
  );
  for (const word of [email, name, 'argon2', 'cus_', 'sub_'])
    expect(JSON.stringify(claims)).not.toContain(word);
  const { keys } = (await site.mustCall('GET /auth/keys')).body;
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});

test('S33 a token is taken from the Authorization header alone', async ({ site }) => {
  const { token } = await site.member();
  const statuses = await Promise.all([
    site.call(`GET /auth/me?token=${token}`),
    site.call(`GET /auth/me?access_token=${token}`),
    site.call(`GET /recipes?jwt=${token}`),
    site.call('GET /auth/me', {
      headers: { cookie: `token=${token}; sufra_session=${token}; jwt=${token}` },
    }),
    site.call('GET /auth/me', { headers: { 'x-access-token': token } }),
    site.call('GET /auth/me', { headers: { 'x-authorization': `Bearer ${token}` } }),
    site.call('GET /auth/me', { headers: { 'proxy-authorization': `Bearer ${token}` } }),
    site.call('GET /auth/me', { headers: { authorization: token } }),
    site.call('GET /auth/me', { headers: { authorization: `Basic ${token}` } }),
    site.call('GET /auth/me', { headers: { authorization: `Bearer ${token} ${token}` } }),
    site.call('POST /recipes/generate-openai', { body: { userPrompt: 'soup', token, access_token: token } }),
  ]);
  expect(new Set(statuses.map(({ status }) => status))).toEqual(refused);
});
