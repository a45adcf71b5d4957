import { type Connection, Schema, Types } from 'mongoose';
import { type OutboxDocument, outboxFields } from '../events/outbox/outbox-fields.ts';
import { outbox } from '../events/outbox/outbox-plugin.ts';

interface Replay extends OutboxDocument {
  _id: Types.ObjectId;
}

/** What admins had handled again, until the audit log has been told of it: the relay removes each when its event is published. */
export function replayModel(connection: Connection) {
  const schema = new Schema<Replay>({ _id: Types.ObjectId, ...outboxFields }, { versionKey: false });
  schema.plugin(outbox);
  return connection.model<Replay>('Replay', schema, 'replays');
}

export type ReplayModel = ReturnType<typeof replayModel>;
