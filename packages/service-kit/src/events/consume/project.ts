import type { CloudEvent } from '@sufra/contracts';
import { trusted } from 'mongoose';
import { isDuplicateKey } from '../../mongo/duplicate-key.ts';
import { sequenceOf } from '../event-registry.ts';

export interface ProjectionModel {
  updateOne(
    filter: object,
    update: object,
    options?: { upsert?: boolean },
  ): PromiseLike<{ matchedCount: number; upsertedCount: number }>;
}

interface Project {
  model: ProjectionModel;
  event: CloudEvent;
  /** The projected document's id: the event's subject unless given. */
  id?: unknown;
  /** Where the document keeps the sequence it has seen. One for each source that writes into it. */
  seen?: string;
  set: Record<string, unknown>;
  /** False for a document that another part of the service makes: nothing happens while it is not there. */
  upsert?: boolean;
}

/** Applies an event that carries the full state. In any order and any number, the newest wins. False: it was old news. */
export async function project(options: Project): Promise<boolean> {
  const { event, seen = 'v', set } = options;
  return write(options, { $set: { ...set, [seen]: sequenceOf(event) } });
}

/**
 * The end of the thing: leaves a tombstone with its sequence (reads filter on `deletedAt: null`), so that an event that
 * comes late does not bring it back. `erase` names the fields to remove.
 */
export async function projectDeletion(
  options: Omit<Project, 'set'> & { erase: readonly string[] },
): Promise<boolean> {
  const { event, seen = 'v', erase } = options;
  const $set = { deletedAt: new Date(event.time), [seen]: sequenceOf(event) };
  return write(
    options,
    erase.length > 0 ? { $set, $unset: Object.fromEntries(erase.map(f => [f, ''])) } : { $set },
  );
}

async function write({ model, event, id, seen = 'v', upsert = true }: Omit<Project, 'set'>, update: object) {
  const filter = { _id: id ?? event.subject, [seen]: trusted({ $not: { $gte: sequenceOf(event) } }) };
  try {
    const { matchedCount, upsertedCount } = await model.updateOne(filter, update, { upsert });
    return matchedCount + upsertedCount > 0;
  } catch (error) {
    // the document is there and newer: another replica applied a later event first
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
