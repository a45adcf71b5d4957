import { type Connection, type Model, Schema } from 'mongoose';
import type { KeyStore, PublishedKey } from './key-set.ts';

interface KeptKeySet {
  _id: string;
  keys: PublishedKey[];
  readAt: Date;
}

const text = { type: String, required: true } as const;
const key = new Schema<PublishedKey>({ kty: text, kid: text, n: text, e: text }, { _id: false });
const schema = new Schema<KeptKeySet>({ _id: String, keys: [key], readAt: Date }, { versionKey: false });

const modelOf = (connection: Connection): Model<KeptKeySet> =>
  connection.models.KeySet ?? connection.model<KeptKeySet>('KeySet', schema, 'key_sets');

const _id = 'published';

/** In the service's own database: a service that starts while svc-auth is away still knows its members. The keys are public. */
export function keptKeySet(connection: Connection): KeyStore {
  const model = modelOf(connection);
  return {
    async read() {
      const kept = await model.findById(_id).lean<KeptKeySet>();
      return kept?.keys;
    },
    async keep(keys) {
      await model.updateOne({ _id }, { $set: { keys, readAt: new Date() } }, { upsert: true });
    },
  };
}
