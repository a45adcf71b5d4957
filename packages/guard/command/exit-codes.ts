import type { Verdict } from '../src/judgement.ts';

/** The worst verdict of all that was judged. */
export const exitCodeOf: Record<Verdict, number> = { halal: 0, doubtful: 1, haram: 2 };

/** What went wrong before there was a verdict; the numbers are those of sysexits.h. */
export const failed = { usage: 64, unreadable: 66, internal: 70 } as const;

/** The command was called in a way that it does not know. */
export class WrongUsage extends Error {}

/** A file cannot be opened, unpacked or understood. */
export class UnreadableFile extends Error {}
