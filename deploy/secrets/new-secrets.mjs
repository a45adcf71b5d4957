import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';

/** 32 bytes in base64, for what is sealed or derived. */
export const newKey = () => randomBytes(32).toString('base64');

/** Letters and digits alone: it stands in addresses. */
export const newPassword = () => randomBytes(24).toString('hex');

/** A JSON array of one private key, as svc-auth reads it. */
export function newSigningKeys() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = privateKey.export({ format: 'jwk' });
  return JSON.stringify([{ ...key, kid: randomUUID(), use: 'sig', alg: 'RS256' }]);
}
