import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { noLease } from '../../jobs/lease.ts';
import { type EventRegistry, isUrgent, type TypeIn } from '../event-registry.ts';
import type { OutboxDocument, OutboxEntry } from './outbox-fields.ts';

/** An event as a use case states it; id, sequence, subject and time come from the write. */
export type NewEvent<R extends EventRegistry> = {
  [T in TypeIn<R>]: { type: T; data: z.input<R[T]['data']> };
}[TypeIn<R>];

/** Mongo's update operators: `{ $set: …, $inc: …, $push: … }`. */
export type UpdateOperators = Record<`$${string}`, Record<string, unknown>>;

export interface GuardedUpdate<Id> {
  /** Matches only while the document is as it was read: no match means that another caller was faster. */
  filter: { _id: Id; v: number; deletedAt: null };
  update: UpdateOperators;
}

interface Change<R extends EventRegistry, Id> {
  /** The document as read; the write succeeds only on this version of it. */
  of: { _id: Id; v: number };
  update?: UpdateOperators;
  events?: readonly NewEvent<R>[];
}

const largestEvent = 262_144;

/** Before any other: relays take the documents first that have waited longest. */
const beforeAll = new Date(0);

/** A change and its events in one write: nothing is published that was not saved, nothing saved that is not published. */
export function eventRecorder<R extends EventRegistry>(
  registry: R,
  { requestId = (): string | undefined => undefined, traceparent = (): string | undefined => undefined } = {},
) {
  /** Throws on an event that its own schema refuses: the use case fails, and no relay ever meets it. */
  function entriesAfter(v: number, events: readonly NewEvent<R>[]): OutboxEntry[] {
    const at = new Date();
    const requestid = requestId();
    const trace = traceparent();
    return events.map(({ type, data }, index) => {
      const entry = registry[type];
      if (!entry) throw new Error(`no such event: ${type}`);
      const json = JSON.stringify(entry.data.parse(data));
      if (json.length > largestEvent) throw new Error(`${type} is too big: ${json.length} characters`);
      return {
        id: randomUUID(),
        seq: v + index + 1,
        type,
        version: entry.version,
        at,
        requestid,
        ...(trace && { traceparent: trace }),
        data: json,
      };
    });
  }

  const pendingSince = (outbox: OutboxEntry[]) =>
    outbox.some(({ type }) => isUrgent(registry, type)) ? beforeAll : new Date();

  function recordChange<Id>({ of, update = {}, events = [] }: Change<R, Id>): GuardedUpdate<Id> {
    const outbox = entriesAfter(of.v, events);
    const merged: UpdateOperators = { ...update, $inc: { ...update.$inc, v: Math.max(1, outbox.length) } };
    if (outbox.length > 0) merged.$push = { ...update.$push, outbox: { $each: outbox } };
    // $min, or a document that is written again and again never comes to the front of the relay's scan
    if (outbox.length > 0 || update.$set?.deletedAt)
      merged.$min = { ...update.$min, pendingAt: pendingSince(outbox) };
    return { filter: { _id: of._id, v: of.v, deletedAt: null }, update: merged };
  }

  return {
    /** The document to insert. */
    recordCreate<F extends object>(fields: F, ...events: readonly NewEvent<R>[]): F & OutboxDocument {
      const outbox = entriesAfter(0, events);
      const clean = { ...fields, v: Math.max(1, outbox.length), outbox, leaseUntil: noLease };
      return outbox.length > 0 ? { ...clean, pendingAt: pendingSince(outbox) } : clean;
    },

    recordChange,

    /** Leaves a tombstone, which the relay removes once its events are published. `erase` names what goes at once. */
    recordDeletion<Id>({ of, erase, events }: Omit<Change<R, Id>, 'update'> & { erase: readonly string[] }) {
      const update: UpdateOperators = { $set: { deletedAt: new Date() } };
      if (erase.length > 0) update.$unset = Object.fromEntries(erase.map(field => [field, '']));
      return recordChange({ of, update, events });
    },
  };
}
