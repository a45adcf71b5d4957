import { type OutboxDocument, outbox, outboxFields } from '@sufra/service-kit';
import { type Connection, Schema, type Types } from 'mongoose';

export interface TipDocument extends OutboxDocument {
  _id: Types.ObjectId;
  text: string;
  author: string;
  /** Nothing until its event has come back. */
  tipsOfAuthor: number;
  addedAt: Date;
}

export function tipModel(connection: Connection) {
  const schema = new Schema<TipDocument>(
    {
      text: { type: String, required: true },
      author: { type: String, required: true },
      tipsOfAuthor: { type: Number, default: 0 },
      addedAt: { type: Date, required: true },
      ...outboxFields,
    },
    { versionKey: false },
  );
  schema.index({ addedAt: -1, _id: -1 });
  schema.index({ author: 1 });
  schema.plugin(outbox);
  return connection.model<TipDocument>('Tip', schema, 'tips');
}

export type TipModel = ReturnType<typeof tipModel>;
