import { type Connection, Schema, type Types } from 'mongoose';

export type PictureFormat = 'webp' | 'avif';

export interface StoredRendition {
  width: number;
  format: PictureFormat;
  /** Of its file. Chosen before the file is written, so that one that is half written is found again. */
  fileId: Types.ObjectId;
  length: number;
  etag: string;
}

export interface PictureDocument {
  /** Random, and all of its address that is not width and format. */
  _id: string;
  /** The member whose it is, where it goes with the account. */
  ownerId?: string | null;
  width: number;
  height: number;
  renditions: StoredRendition[];
  /** False while its files are being written. */
  isComplete: boolean;
  /** Saves under way that may come to show it, or to show it no more. */
  claims: number;
  /** One more with each claim, so that what was seen before a claim is known to be old. */
  claimed: number;
  /** When it is looked at next; absent once it is shown, where what shows it cannot go away unnoticed. */
  sweepAt?: Date | null;
  /** Its files are being removed: nothing may come to show it any more. */
  isGoing: boolean;
}

const number = { type: Number, required: true } as const;
const flag = { type: Boolean, default: false } as const;

export function pictureModel(connection: Connection) {
  const rendition = new Schema<StoredRendition>(
    { width: number, format: String, fileId: Schema.Types.ObjectId, length: number, etag: String },
    { _id: false },
  );
  const schema = new Schema<PictureDocument>(
    {
      _id: { type: String, required: true },
      ownerId: String,
      width: number,
      height: number,
      renditions: [rendition],
      isComplete: flag,
      claims: { type: Number, default: 0 },
      claimed: { type: Number, default: 0 },
      sweepAt: Date,
      isGoing: flag,
    },
    { versionKey: false },
  );
  schema.index({ sweepAt: 1 }, { partialFilterExpression: { sweepAt: { $exists: true } } });
  schema.index({ ownerId: 1 }, { partialFilterExpression: { ownerId: { $exists: true } } });
  return connection.model<PictureDocument>('Picture', schema, 'pictures');
}

export type PictureModel = ReturnType<typeof pictureModel>;
