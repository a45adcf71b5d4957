import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** 32 bytes each, in base64. The first seals, any of them opens, so that a key can be replaced without losing a link. */
export type SealingKeys = readonly string[];

/** Encrypts a mailed link's token for its way from the outbox to the mail: a reader in between learns nothing. */
export function sealToken(token: string, keys: SealingKeys): string {
  const [key] = keys;
  if (!key) throw new Error('there is no key to seal a token with');
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, Buffer.from(key, 'base64'), iv);
  const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws when no key opens it: it was changed on its way, or sealed with a key that has been taken out since. */
export function openSealedToken(sealed: string, keys: SealingKeys): string {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of keys) {
    const token = openWith(key, bytes);
    if (token !== undefined) return token;
  }
  throw new Error('no key opens this sealed token');
}

function openWith(key: string, bytes: Buffer): string | undefined {
  if (bytes.length < ivBytes + tagBytes) return undefined;
  const decipher = createDecipheriv(algorithm, Buffer.from(key, 'base64'), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const opened = decipher.update(bytes.subarray(ivBytes + tagBytes));
    return Buffer.concat([opened, decipher.final()]).toString('utf8');
  } catch {
    // GCM says only that the key does not fit: the next one may.
    return undefined;
  }
}
