import type { Request, Response } from 'express';
import type { StoredContent, Variants } from '../content/variants.ts';

/** Where a slice's build lies: a folder, or another server. */
export interface SliceFiles {
  /** The whole of a small file, by its path below the slice; nothing when it is not there. */
  readPlain(file: string): Promise<StoredContent | undefined>;
  /** The same in all forms that it can be sent in. */
  read(file: string): Promise<Variants | undefined>;
  /** Answers a request for a file; false when there is none. */
  serve(req: Request, res: Response, segments: string[]): Promise<boolean>;
  /** A build runs that lists its files under this name. */
  keepBuild(list: string): void;
  close(): Promise<void>;
}

// The hash stands before the extension: main.3fa91c07.js
export const isHashed = (file: string) => /\.[\da-f]{8,}\.\w+$/.test(file);

/** A file whose name holds a hash of its content never changes; any other is asked about each time. */
export const cacheControlOf = (file: string) =>
  isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
