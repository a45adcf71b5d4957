import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** `<id>.<last second>.<signature>`: one browser that has signed in to the account of one address. */
export interface DeviceMark {
  id: string;
  /** In seconds, to the base of 36, as it is signed. */
  until: string;
  signature: string;
}

interface Marked {
  email: string;
  id: string;
  until: string;
}

const idBytes = 12;
const signatureBytes = 16;
const form = /^([\w-]{16})\.([a-z\d]{1,10})\.([\w-]{22})$/;
const base = 36;

const signed = ({ email, id, until }: Marked, key: string) =>
  createHmac('sha256', Buffer.from(key, 'base64'))
    .update(`device\n${id}\n${until}\n${email}`)
    .digest()
    .subarray(0, signatureBytes);

export function readMark(text: string): DeviceMark | undefined {
  const [, id, until, signature] = form.exec(text) ?? [];
  return id && until && signature ? { id, until, signature } : undefined;
}

export const writeMark = ({ id, until, signature }: DeviceMark) => `${id}.${until}.${signature}`;

/** Signed for the address, so that it is of use for no other, and known at every replica without being kept anywhere. */
export function newMark(
  email: string,
  {
    key,
    lifeMs,
    id = randomBytes(idBytes).toString('base64url'),
  }: { key: string; lifeMs: number; id?: string },
): DeviceMark {
  const until = Math.floor((Date.now() + lifeMs) / 1_000).toString(base);
  return { id, until, signature: signed({ email, id, until }, key).toString('base64url') };
}

export const isOver = ({ until }: DeviceMark, now: Date) =>
  Number.parseInt(until, base) * 1_000 <= now.getTime();

export function isMarkOf(email: string, { mark, keys }: { mark: DeviceMark; keys: readonly string[] }) {
  const shown = Buffer.from(mark.signature, 'base64url');
  return keys.some(key => timingSafeEqual(signed({ email, ...mark }, key), shown));
}
