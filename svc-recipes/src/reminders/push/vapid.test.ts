import { webcrypto } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { aPushKey } from '../../../test/a-push-key.ts';
import { openVapid } from './vapid.ts';

const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** As a push service does, by the web's own cryptography and the key that the header names. */
async function verified(header: string) {
  const [, token = '', key = ''] = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const { subtle } = webcrypto;
  const point = Buffer.from(key, 'base64url');
  const publicKey = await subtle.importKey('raw', point, algorithm, false, ['verify']);
  const isGood = await subtle.verify(
    algorithm,
    publicKey,
    Buffer.from(signature, 'base64url'),
    Buffer.from(`${head}.${claims}`),
  );
  return { isGood, key, head: read(head), claims: read(claims) };
}

test('a push service can verify who sends, for whom and until when', async () => {
  for (const _ of Array.from({ length: 20 })) {
    const vapid = openVapid({ key: aPushKey(), contact: 'hello@sufra.example' });
    const endpoint = new URL('https://push.example/send/abc?x=1');
    const { isGood, key, head, claims } = await verified(vapid.headerFor(endpoint));
    expect(isGood).toBe(true);
    expect(key).toBe(vapid.publicKey);
    expect(head).toEqual({ typ: 'JWT', alg: 'ES256' });
    expect(claims).toEqual({
      aud: 'https://push.example',
      sub: 'mailto:hello@sufra.example',
      exp: expect.any(Number),
    });
    const ahead = claims.exp - Date.now() / 1_000;
    expect(ahead).toBeGreaterThan(3_600);
    expect(ahead).toBeLessThan(86_400);
  }
});

test('the public key is the point that browsers subscribe with, the same after each start', () => {
  const key = aPushKey();
  const [one, other] = [openVapid({ key, contact: 'a@b.c' }), openVapid({ key, contact: 'a@b.c' })];
  const point = Buffer.from(one.publicKey, 'base64url');
  expect([point.length, point[0]]).toEqual([65, 4]);
  expect(other.publicKey).toBe(one.publicKey);
});
