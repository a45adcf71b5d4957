import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';

function signingKeys() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ format: 'jwk' });
  return JSON.stringify([{ ...key, kid: randomUUID(), use: 'sig', alg: 'RS256' }]);
}

/** The private half of P-256; who has it can derive the public one. */
const pushKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }).d;

const makers = {
  /** For what is sealed or derived. */
  key: () => randomBytes(32).toString('base64'),
  /** Letters and digits alone: it stands in addresses. */
  password: () => randomBytes(24).toString('hex'),
  /** A JSON array of one private key, as svc-auth reads it. */
  'signing-keys': signingKeys,
  /** Browsers are bound to it: another one ends all their subscriptions. */
  'push-key': pushKey,
};

/** A new secret of a kind that service-kit's `secret` knows; a provider's cannot be made. */
export function makeSecret(kind) {
  const make = makers[kind];
  if (!make) throw new Error(`a secret of the kind ${kind} cannot be made`);
  return make();
}
