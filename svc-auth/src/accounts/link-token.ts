import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** What a mailed link carries; only its hash is ever stored. */
export const newLinkToken = () => randomBytes(tokenBytes).toString('base64url');

/** A plain hash will do: nobody guesses 256 random bits. */
export const hashLinkToken = (token: string) => createHash('sha256').update(token).digest('base64url');
