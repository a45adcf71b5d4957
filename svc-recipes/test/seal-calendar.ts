import { createCipheriv, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** As a browser seals a calendar: padded, so that its length tells nothing. */
export function sealCalendar(text: string, { calendar, key }: { calendar: string; key: string }): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), nonce);
  cipher.setAAD(Buffer.from(calendar));
  const packed = Buffer.concat([gzipSync(text), Buffer.alloc(100)]);
  const sealed = Buffer.concat([cipher.update(packed), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}
