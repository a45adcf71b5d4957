import { createHash, timingSafeEqual } from 'node:crypto';

/** 32 random bytes need no slow hash. */
export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export const isSecretOf = (secret: string, hash: string) =>
  timingSafeEqual(Buffer.from(hashOfSecret(secret)), Buffer.from(hash));
