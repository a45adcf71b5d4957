import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

export interface PublishedKey {
  kty: 'RSA';
  kid: string;
  use: 'sig';
  alg: 'RS256';
  n: string;
  e: string;
}

export interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  published: PublishedKey;
}

const fewestBits = 2048;
const PrivateJwk = z.object({
  kty: z.literal('RSA'),
  kid: z.string().min(1).max(100),
  n: z.string(),
  e: z.string(),
  d: z.string(),
  p: z.string(),
  q: z.string(),
  dp: z.string(),
  dq: z.string(),
  qi: z.string(),
});

function signingKey({ kid, ...jwk }: z.infer<typeof PrivateJwk>): SigningKey {
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
  // What is published is made from the public half alone, so that nothing private can slip in.
  const { n = '', e = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  if ((privateKey.asymmetricKeyDetails?.modulusLength ?? 0) < fewestBits) throw new Error('too short');
  return { kid, privateKey, published: { kty: 'RSA', kid, use: 'sig', alg: 'RS256', n, e } };
}

function parse(text: string): SigningKey[] | undefined {
  try {
    const keys = z.array(PrivateJwk).min(1).parse(JSON.parse(text)).map(signingKey);
    return new Set(keys.map(({ kid }) => kid)).size === keys.length ? keys : undefined;
  } catch {
    // The reason would quote the key; the variable's own words say what is asked for.
    return undefined;
  }
}

/** A JSON array of private RSA keys as JWK: the first one signs, all are published, so that the next can be announced. */
export const signingKeys = () =>
  z.string().transform((text, context) => {
    const keys = parse(text);
    if (keys) return keys;
    context.addIssue({
      code: 'custom',
      message: `must be a JSON array of private RSA keys of ${fewestBits} bits or more as JWK, each with a kid of its own`,
    });
    return z.NEVER;
  });
