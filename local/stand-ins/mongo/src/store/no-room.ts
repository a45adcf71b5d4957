import { codeOf } from '../../../files/code-of.ts';

const noRoom = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** The disk, a quota, or the greatest size of a file leaves no room; what was written before is whole. */
export const isNoRoom = (error: unknown): boolean => noRoom.has(codeOf(error));
