import type { FreeUse } from '@sufra/contracts';
import { type OutboxDocument, outbox, outboxFields } from '@sufra/service-kit';
import { type Connection, Schema } from 'mongoose';

/** A generation that runs. It holds its place until it is settled or given back, and never past `until`. */
export interface Lease {
  /** That of the recipe to come. */
  id: string;
  until: Date;
  /** Counts against the free allowance; what a member generates as premium does not. */
  isFree: boolean;
  request?: RequestMark | null;
}

/** By which a repeated request is known again: hashes of its Idempotency-Key and of what it asked for. */
export interface RequestMark {
  key: string;
  body: string;
}

export interface Finished {
  recipeId: string;
  request?: RequestMark | null;
  at: Date;
}

/** A generation that the model has begun to write, or may yet: it is paid for, whatever came of it. */
export interface Try {
  recipeId: string;
  at: Date;
}

/** What one member may generate, with all that is decided by it, in one document: no two requests pass each other. */
export interface Allowance extends OutboxDocument {
  /** The member's id. */
  _id: string;
  isPremium: boolean;
  /** The household by which the member has premium; their own membership does not count here. */
  coveredIn?: string | null;
  /** The newest subscription event that was applied. */
  premiumSequence: number;
  recipesGenerated: number;
  free: FreeUse;
  /** By an earlier account of the same address that is gone: a member who leaves and comes back has no more than before. */
  usedBefore?: FreeUse | null;
  leases: Lease[];
  /** Those of the last hour; an allowance that no try has changed may have none. */
  tries?: Try[] | null;
  /** What was counted of late: repeated requests find their recipe here, and so does the replica that mends after a kill. */
  finished: Finished[];
}

const part = { _id: false } as const;
const text = { type: String, required: true } as const;
const instant = { type: Date, required: true } as const;
const flag = { type: Boolean, default: false } as const;
const number = { type: Number, default: 0 } as const;
// Said aloud, or a document that an event makes would have none.
const list = (of: Schema) => ({ type: [of], default: () => [] });

const request = new Schema<RequestMark>({ key: text, body: text }, part);
const lease = new Schema<Lease>(
  { id: text, until: instant, isFree: { type: Boolean, required: true }, request },
  part,
);
const finished = new Schema<Finished>({ recipeId: text, request, at: instant }, part);
const oneTry = new Schema<Try>({ recipeId: text, at: instant }, part);
const free = new Schema({ month: { type: String, default: '' }, inMonth: number, total: number }, part);

export function allowanceModel(connection: Connection) {
  const schema = new Schema<Allowance>(
    {
      _id: text,
      isPremium: flag,
      coveredIn: String,
      premiumSequence: number,
      recipesGenerated: number,
      free: { type: free, default: () => ({}) },
      usedBefore: free,
      leases: list(lease),
      tries: list(oneTry),
      finished: list(finished),
      ...outboxFields,
    },
    { versionKey: false },
  );
  schema.index({ coveredIn: 1 }, { partialFilterExpression: { coveredIn: { $exists: true } } });
  schema.plugin(outbox);
  return connection.model<Allowance>('Allowance', schema, 'allowances');
}

export type AllowanceModel = ReturnType<typeof allowanceModel>;
