import { type Connection, Schema } from 'mongoose';

export interface Collection {
  _id: string;
  name: string;
}

/** All collections of a member in one document: no two of them get one name. Which recipes are in them stands in the recipes. */
export interface CollectionsDocument {
  /** The member's id. */
  _id: string;
  collections: Collection[];
  v: number;
}

const text = { type: String, required: true } as const;

export function collectionModel(connection: Connection) {
  const schema = new Schema<CollectionsDocument>(
    {
      _id: text,
      collections: [new Schema<Collection>({ _id: text, name: text }, { _id: false })],
      v: { type: Number, default: 0 },
    },
    { versionKey: false },
  );
  return connection.model<CollectionsDocument>('Collections', schema, 'collections');
}

export type CollectionModel = ReturnType<typeof collectionModel>;
