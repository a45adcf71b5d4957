import mongoose from 'mongoose';
import { z } from 'zod';
import { BackupFault } from './backup-fault.ts';
import { byteReader } from './byte-reader.ts';

const { BSON } = mongoose.mongo;

/** What is in a backup: of each collection its head, its documents as the database gave them, and its end with their sum. */
const name = { database: z.string(), collection: z.string() };
export const ends = z.object({ ...name, documents: z.number(), bytes: z.number(), sum: z.string() });
const parts = z.discriminatedUnion('part', [
  z.object({
    part: z.literal('collection'),
    ...name,
    options: z.record(z.string(), z.unknown()),
    indexes: z.array(z.record(z.string(), z.unknown())),
  }),
  z.object({ part: z.literal('end'), ...ends.shape }),
  z.object({ part: z.literal('all'), collections: z.number() }),
]);

export type Part = z.infer<typeof parts>;
export type End = z.infer<typeof ends>;
export type Entry = { part: Part; document?: undefined } | { document: Buffer; part?: undefined };

const kinds = { part: 1, document: 2 } as const;
const headSize = 5;
const longest = 17 * 1024 * 1024;

const entry = (kind: number, bytes: Uint8Array): Buffer => {
  const head = Buffer.alloc(headSize);
  head[0] = kind;
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
};

export const partEntry = (part: Part): Buffer => entry(kinds.part, BSON.serialize(part));
export const documentEntry = (document: Uint8Array): Buffer => entry(kinds.document, document);

export async function* entriesIn(content: AsyncIterable<Buffer>): AsyncIterable<Entry> {
  const reader = byteReader(content);
  while (!(await reader.isAtEnd())) {
    const head = await reader.bytes(headSize);
    const size = head.readUInt32BE(1);
    if (size > longest) throw new BackupFault('The content of the backup cannot be read.');
    const bytes = await reader.bytes(size);
    if (head[0] === kinds.document) yield { document: bytes };
    else yield { part: parts.parse(BSON.deserialize(bytes)) };
  }
}
