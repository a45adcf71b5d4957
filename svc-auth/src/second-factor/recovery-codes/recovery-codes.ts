import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { limits } from '@sufra/contracts';
import type { RecoveryCodes } from '../../users/second-factor.ts';
import { base32 } from '../totp/base32.ts';

const codeLength = 10;
const groupLength = 5;

interface Owner {
  userId: string;
  /** The first hashes, any of them may have hashed. */
  keys: readonly string[];
}

/** Fifty bits would be found from a plain hash in a day; under a key of the service a copy of the database tells nothing. */
const hashOf = (code: string, userId: string, key: string) =>
  createHmac('sha256', Buffer.from(key, 'base64'))
    .update(`recovery code\n${userId}\n${code}`)
    .digest('base64url');

const newCode = () => base32(randomBytes(codeLength)).slice(0, codeLength).toLowerCase();

/** 'abcde-fghij', as it is shown and printed. */
const shown = (code: string) => `${code.slice(0, groupLength)}-${code.slice(groupLength)}`;

export function newRecoveryCodes({ userId, keys: [key] }: Owner): { shown: string[]; kept: RecoveryCodes } {
  if (!key) throw new Error('there is no key to hash recovery codes with');
  const codes = Array.from({ length: limits.recoveryCodes }, newCode);
  return {
    shown: codes.map(shown),
    kept: { id: randomUUID(), hashes: codes.map(code => hashOf(code, userId, key)) },
  };
}

/** The codes without the one that is used; undefined when it is none of them. */
export function withoutCode(
  kept: RecoveryCodes,
  code: string,
  { userId, keys }: Owner,
): RecoveryCodes | undefined {
  const candidates = keys.map(key => hashOf(code, userId, key));
  const used = kept.hashes.find(hash => candidates.includes(hash));
  return used === undefined ? undefined : { ...kept, hashes: kept.hashes.filter(hash => hash !== used) };
}
