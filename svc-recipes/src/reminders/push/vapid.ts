import { createECDH, createPrivateKey, sign } from 'node:crypto';

/** Less than the day that push services allow at most. */
const validSeconds = 12 * 3_600;

export interface Vapid {
  /** As browsers take it: an uncompressed point in base64url. */
  publicKey: string;
  /** The header by which a push service knows that a message is from the site that the browser has subscribed to (RFC 8292). */
  headerFor(endpoint: URL): string;
}

const inBase64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export function openVapid({ key, contact }: { key: string; contact: string }): Vapid {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(key, 'base64url'));
  const point = pair.getPublicKey();
  const publicKey = point.toString('base64url');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256', d: key },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });

  return {
    publicKey,
    headerFor({ origin }) {
      const exp = Math.floor(Date.now() / 1_000) + validSeconds;
      const claims = { aud: origin, exp, sub: `mailto:${contact}` };
      const signed = `${inBase64url({ typ: 'JWT', alg: 'ES256' })}.${inBase64url(claims)}`;
      const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}
