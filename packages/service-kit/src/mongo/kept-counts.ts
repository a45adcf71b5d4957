import { randomUUID } from 'node:crypto';
import { type Connection, type Model, Schema } from 'mongoose';

interface KeptDocument {
  _id: string;
  /** Another after each change of what is counted. */
  state: string;
  /** The state that was counted, and what it was counted to be; absent until it was. */
  counted?: string;
  counts?: unknown;
  expiresAt: Date;
}

/** A process that is killed between a change and its new state leaves counts that are wrong no longer than this. */
const keptMs = 3_600_000;

const schema = new Schema<KeptDocument>(
  { _id: String, state: String, counted: String, counts: Schema.Types.Mixed, expiresAt: Date },
  { versionKey: false, minimize: false },
).index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const modelOf = (connection: Connection): Model<KeptDocument> =>
  connection.models.KeptCounts ?? connection.model<KeptDocument>('KeptCounts', schema, 'kept_counts');

export interface KeptCounts<Counts> {
  /** What is kept, or what is counted now, which is kept unless something has changed meanwhile. */
  read(id: string, count: () => Promise<Counts>): Promise<Counts>;
  /** To be awaited after each change of what is counted, before the change is answered. */
  changed(id: string): Promise<unknown>;
  erase(id: string): Promise<unknown>;
}

/** Counts of lists that would have to be read to their ends, kept by id until what they count has changed. */
export function keptCounts<Counts>(connection: Connection): KeptCounts<Counts> {
  const model = modelOf(connection);
  const expiresAt = () => new Date(Date.now() + keptMs);

  const current = async (id: string) =>
    (await model.findById(id).lean<KeptDocument>()) ??
    (await model
      .findByIdAndUpdate(
        id,
        { $setOnInsert: { state: randomUUID(), expiresAt: expiresAt() } },
        { upsert: true, returnDocument: 'after' },
      )
      .orFail()
      .lean<KeptDocument>());

  return {
    async read(id, count) {
      const kept = await current(id);
      if (kept.counted === kept.state && kept.expiresAt > new Date()) return kept.counts as Counts; // as it was kept
      const counts = await count();
      const $set = { counts, counted: kept.state, expiresAt: expiresAt() };
      await model.updateOne({ _id: id, state: kept.state }, { $set });
      return counts;
    },
    changed: async id => model.updateOne({ _id: id }, { $set: { state: randomUUID() } }),
    erase: async id => model.deleteOne({ _id: id }),
  };
}
