import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { Site } from './site.ts';

export const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
export const decoded = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());

export const readToken = (token: string) => {
  const [header, payload, signature = ''] = token.split('.');
  return { header: decoded(header), claims: decoded(payload), signature };
};

/** The product's own key, as a thief of it would have it: only what is changed can be why a token is refused. */
export function signingKey(site: Site) {
  const [jwk] = JSON.parse(site.secrets().SIGNING_KEYS);
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
  return { kid: String(jwk.kid), privateKey, publicKey: createPublicKey(privateKey) };
}

interface Forged {
  header: object;
  claims: object;
  key: KeyObject;
}

export function signToken({ header, claims, key }: Forged): string {
  const start = `${encoded(header)}.${encoded(claims)}`;
  return `${start}.${sign('RSA-SHA256', Buffer.from(start), key).toString('base64url')}`;
}

/** One call that needs a member, of each service that has any. */
export const memberCalls: [string, string][] = [
  ['svc-auth', 'GET /auth/me'],
  ['svc-recipes', 'GET /recipes'],
  ['svc-billing', 'GET /payment/subscription'],
  ['svc-blog', 'DELETE /blogs/ffffffffffffffffffffffff'],
];

/** Whether any service takes it, through the gateway and past it: what those that do not say. */
export async function refusalsOf(site: Site, token: string): Promise<number[]> {
  const answers = await Promise.all(
    memberCalls.flatMap(([service, call]) => [
      site.call(call, { token }).then(answer => [answer]),
      site.callDirectly(service, call, { token }),
    ]),
  );
  return answers.flat().map(({ status }) => status);
}
