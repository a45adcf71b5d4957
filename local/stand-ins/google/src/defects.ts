import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** What can go wrong at a provider, and what it looks like to whoever relies on it. */
export const defects = {
  cancels: 'the person cancels',
  'wrong-nonce': 'the id token has another nonce',
  'other-audience': 'the id token is for another client',
  'wrong-issuer': 'the id token names another issuer',
  'bad-signature': 'the id token is signed with a foreign key',
  expired: 'the id token is over',
  'unverified-email': 'the e-mail address is not verified',
  'new-subject': 'the e-mail address has passed to somebody else',
  'no-id-token': 'there is no id token',
  'exchange-fails': 'the exchange of the code answers 500',
  'exchange-hangs': 'the exchange of the code never ends',
} as const;

export type Defect = keyof typeof defects;

export const isDefect = (value: unknown): value is Defect =>
  typeof value === 'string' && Object.hasOwn(defects, value);

type Claims = Record<string, unknown>;

const hourAgo = () => Math.floor(Date.now() / 1000) - 3_600;

const spoilt: Partial<Record<Defect, (claims: Claims) => Claims>> = {
  'wrong-nonce': claims => ({ ...claims, nonce: 'another-nonce' }),
  'other-audience': claims => ({ ...claims, aud: 'another-client' }),
  'wrong-issuer': claims => ({ ...claims, iss: 'https://accounts.another.example' }),
  expired: claims => ({ ...claims, iat: hourAgo() - 60, exp: hourAgo() }),
  'unverified-email': claims => ({ ...claims, email_verified: false }),
  'bad-signature': claims => claims,
};

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());

let foreign: KeyObject | undefined;
function foreignKey() {
  foreign ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  return foreign;
}

/** The same token with this defect, signed anew: with the provider's own key, unless the signature is what is wrong. */
export function spoil(idToken: string, defect: Defect, privateKey: KeyObject): string {
  const change = spoilt[defect];
  if (!change) return idToken;
  const [header = '', payload = ''] = idToken.split('.');
  const signed = `${header}.${encoded(change(decoded(payload)))}`;
  const key = defect === 'bad-signature' ? foreignKey() : privateKey;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`;
}
