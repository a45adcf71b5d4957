import { generateKeyPairSync } from 'node:crypto';

export const aPushKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }).d as string;
