import { z } from 'zod';
import type { JsonSchema } from '../descriptions/json-schema.ts';

const Schema = z.custom<JsonSchema>(value => typeof value === 'object' && value !== null);

/** What is sent with a call, or comes back: JSON unless said. */
const Carried = z.object({ kind: z.enum(['json', 'form', 'bytes', 'content', 'redirect']), schema: Schema });

const Call = z.object({
  /** Who answers it. */
  slice: z.string(),
  access: z.enum(['public', 'member', 'moderator', 'admin']),
  params: Schema.optional(),
  query: Schema.optional(),
  body: Carried.extend({ required: z.boolean() }).optional(),
  answer: Carried,
  /** What is told before the answer, by name. */
  news: z.record(z.string(), Schema).optional(),
});
export type ContractCall = z.infer<typeof Call>;

const Published = z.object({ version: z.int(), readers: z.array(z.string()), data: Schema });
const Read = z.object({ version: z.int(), owner: z.string(), data: Schema, before: Schema.optional() });
export type PublishedEvent = z.infer<typeof Published>;
export type ReadEvent = z.infer<typeof Read>;

const calls = z.record(z.string(), Call).default({});

/**
 * What a slice and its neighbours hold each other to: `contract.json` in its folder and its image. A part that is missing is empty, so a
 * contract of an earlier form can be read.
 */
export const SliceContract = z.object({
  slice: z.string(),
  /** Calls that it answers. */
  answers: calls,
  /** Calls that it makes, as it knows them. */
  makes: calls,
  publishes: z.record(z.string(), Published).default({}),
  reads: z.record(z.string(), Read).default({}),
  /** Modules that the shell asks a front-end slice for. */
  exposes: z.array(z.string()).default([]),
  /** Libraries that the shell gives out, with their versions. */
  gives: z.record(z.string(), z.string()).default({}),
  /** Libraries that it takes from the shell, with the version that it was built against. */
  takes: z.record(z.string(), z.string()).default({}),
  /** Shapes that the calls refer to by their names. */
  schemas: z.record(z.string(), Schema).default({}),
});
export type SliceContract = z.infer<typeof SliceContract>;
