import { createHmac } from 'node:crypto';

const saltBytes = 16;

export type SignUpSalt = (email: string) => Buffer;

/**
 * Sign-ups of one address share a salt that no outsider can work out. So the same sign-up made twice gives the same hash
 * and is recognised without hashing again, and a sign-in compares any number of pending sign-ups at the cost of one.
 */
export function signUpSalt([key]: readonly string[]): SignUpSalt {
  if (!key) throw new Error('there is no key to make salts with');
  return email =>
    createHmac('sha256', Buffer.from(key, 'base64'))
      .update(`sign-up salt\n${email}`)
      .digest()
      .subarray(0, saltBytes);
}
