import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';

export const aKey = () => randomBytes(32).toString('base64');

export const aSigningKey = (overrides = {}) => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid: randomUUID(),
  ...overrides,
});
