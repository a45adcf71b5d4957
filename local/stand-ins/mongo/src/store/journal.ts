import { MongoError } from '../mongo-error.ts';
import { type Doc, encode, type Value } from '../values/value.ts';
import type { IndexSpec } from './index-spec.ts';

/** Everything that changes the store. Documents are written whole, so replaying an entry twice does no harm. */
export type Entry =
  | { op: 'put'; ns: string; doc: Doc }
  | { op: 'remove'; ns: string; id: Value }
  | { op: 'create'; ns: string; options: Doc }
  | { op: 'options'; ns: string; options: Doc }
  | { op: 'drop'; ns: string }
  | { op: 'createIndex'; ns: string; spec: IndexSpec }
  | { op: 'dropIndex'; ns: string; name: string };

export type Journal = {
  /**
   * Throws, having kept nothing, for an entry that no journal takes. `undo` takes the change out of memory again: it is called when the
   * disk turns out to have no room for the entry, after the undoing of all later changes.
   */
  append(entry: Entry, undo: () => void): void;
  /** Resolves once all that was appended before the call is kept; rejects when it could not be, and memory has forgotten it. */
  flushed(): Promise<void>;
  close(): Promise<void>;
};

export const maxDocumentSize = 16 * 1024 * 1024;
const entryOverhead = 1024;

export function encodeEntry(entry: Entry): Uint8Array {
  const bytes = encode(entry);
  if (bytes.length > maxDocumentSize + entryOverhead) {
    throw new MongoError(
      'BSONObjectTooLarge',
      `object to insert too large. size in bytes: ${bytes.length}, max size: ${maxDocumentSize}`,
    );
  }
  return bytes;
}

/** Nothing outlives the process, but what could not be stored is refused all the same. */
export function memoryJournal(): Journal {
  return {
    append: entry => {
      encodeEntry(entry);
    },
    flushed: async () => undefined,
    close: async () => undefined,
  };
}
