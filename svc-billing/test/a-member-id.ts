import { randomBytes } from 'node:crypto';

/** A member whom no other test knows. */
export const aMemberId = () => randomBytes(12).toString('hex');
