import { createHash } from 'node:crypto';

/** Of what a line of recipes is about: the same in each list, as long as it is the same thing. */
export const lineId = (key: string) => createHash('sha256').update(`line ${key}`).digest('hex').slice(0, 24);
