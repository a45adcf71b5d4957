import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** What can go wrong at a provider, and what it looks like to the site that relies on it. */
export const defects = {
  cancels: 'the person cancels',
  'wrong-nonce': 'the id token has another nonce',
  'other-audience': 'the id token is for another client',
  'wrong-issuer': 'the id token names another issuer',
  'bad-signature': 'the id token is signed with a foreign key',
  expired: 'the id token is over',
  'unverified-email': 'the e-mail address is not verified',
  'new-subject': 'the e-mail address has passed to another person',
  'no-id-token': 'there is no id token',
  'exchange-fails': 'the exchange of the code answers 500',
  'exchange-hangs': 'the exchange of the code never ends',
} as const;

export type Defect = keyof typeof defects;

export const isDefect = (value: unknown): value is Defect =>
  typeof value === 'string' && Object.hasOwn(defects, value);

export type Claims = Record<string, unknown>;

/** What becomes of the exchange of a code, and of the id token in its answer; nothing set is an honest provider. */
export interface Misbehaviour {
  claims?: (claims: Claims) => Claims;
  signature?: 'foreign key' | 'HS256' | 'none';
  exchange?: 'answers 500' | 'hangs' | 'no id token' | 'refuses';
  everything?: 'answers 500';
}

const hourAgo = () => Math.floor(Date.now() / 1000) - 3_600;
const withClaims = (more: () => Claims): Misbehaviour => ({ claims: claims => ({ ...claims, ...more() }) });

const misbehaviours: Partial<Record<Defect, Misbehaviour>> = {
  'wrong-nonce': withClaims(() => ({ nonce: 'another-nonce' })),
  'other-audience': withClaims(() => ({ aud: 'another-client' })),
  'wrong-issuer': withClaims(() => ({ iss: 'https://accounts.another.example' })),
  expired: withClaims(() => ({ iat: hourAgo() - 60, exp: hourAgo() })),
  'unverified-email': withClaims(() => ({ email_verified: false })),
  'bad-signature': { signature: 'foreign key' },
  'no-id-token': { exchange: 'no id token' },
  'exchange-fails': { exchange: 'answers 500' },
  'exchange-hangs': { exchange: 'hangs' },
};

export const misbehaviourOf = (defect: Defect | undefined): Misbehaviour =>
  (defect && misbehaviours[defect]) ?? {};

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());

let foreign: KeyObject | undefined;
function foreignKey() {
  foreign ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  return foreign;
}

interface Keys {
  privateKey: KeyObject;
  clientSecret: string;
}

/** The same token with these faults, signed anew: with the provider's own key, unless the signature is what is wrong. */
export function spoil(idToken: string, { claims, signature }: Misbehaviour, keys: Keys): string {
  if (!claims && !signature) return idToken;
  const [header = '', payload = ''] = idToken.split('.');
  const said = encoded(claims ? claims(decoded(payload)) : decoded(payload));
  if (signature === 'none') return `${encoded({ alg: 'none' })}.${said}.`;
  if (signature === 'HS256') {
    const signed = `${encoded({ alg: 'HS256' })}.${said}`;
    return `${signed}.${createHmac('sha256', keys.clientSecret).update(signed).digest('base64url')}`;
  }
  const signed = `${header}.${said}`;
  const key = signature === 'foreign key' ? foreignKey() : keys.privateKey;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`;
}
