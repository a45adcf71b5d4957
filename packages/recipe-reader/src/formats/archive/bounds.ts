const mebibyte = 1024 * 1024;

/** What of a file is unpacked. A photo within a recipe's file is most of it. */
export const bounds = {
  entries: 20_000,
  recipes: 1_000,
  entryBytes: 16 * mebibyte,
  unpackedBytes: 256 * mebibyte,
  /** Of the recipes themselves, all together. */
  textCharacters: 16 * mebibyte,
  /** One photo, and all that are taken of one file. */
  photoBytes: 5 * mebibyte,
  photosBytes: 64 * mebibyte,
};
export type Bounds = typeof bounds;

/** Bytes that may still be unpacked of one file. */
export interface Allowance {
  bytes: number;
}

/** The file is none that can be opened, or one that unpacks to more than is taken. */
export class ArchiveRefused extends Error {
  readonly reason: 'broken' | 'too large';

  constructor(reason: ArchiveRefused['reason'], cause?: unknown) {
    super(`The archive is ${reason}`, { cause });
    this.reason = reason;
  }
}
