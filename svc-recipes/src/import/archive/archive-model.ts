import type { LeftPhotoReason, LeftReason, PlacedFinding } from '@sufra/contracts';
import type { PortableRecipe } from '@sufra/recipe-reader/formats';
import { type Connection, Schema, type Types } from 'mongoose';

/** A file whose recipes are imported, one after the other; its report stays some days. */
export interface ArchiveDocument {
  _id: Types.ObjectId;
  ownerId: string;
  name: string;
  createdAt: Date;
  state: 'running' | 'done';
  /** Photos in it that are no recipe's, and the names of the first of them. */
  photos: number;
  otherPhotos?: string[];
  /** Files of it, and recipes beyond what is taken. */
  leftFiles: { title: string; reason: LeftReason }[];
  moreLeft: number;
  leaseUntil: Date;
  /** When the database forgets it. */
  expiresAt: Date;
}

/** A recipe of such a file. */
export interface ArchivedDocument {
  _id: Types.ObjectId;
  archiveId: Types.ObjectId;
  ownerId: string;
  index: number;
  title: string;
  /** Absent once it is kept, or is here already. */
  recipe?: PortableRecipe | null;
  /** Of the recipe that it becomes, so that it becomes but one. */
  recipeId: Types.ObjectId;
  fingerprint: string;
  /** Null until it was looked at. */
  outcome: 'kept' | LeftReason | null;
  isDoubtful: boolean;
  forbidden: PlacedFinding[];
  /** Absent where it brings none. */
  photo?: BroughtPhoto | null;
  expiresAt: Date;
}

export interface BroughtPhoto {
  /** Null until it was looked at. */
  outcome: 'kept' | LeftPhotoReason | null;
  /** Begun so often: one that ends the process ends it but a few times. */
  tries: number;
}

/** The bytes of a photo, as they came, until its recipe is kept. Its id is that of the archived recipe. */
export interface ArchivedPhotoDocument {
  _id: Types.ObjectId;
  archiveId: Types.ObjectId;
  ownerId: string;
  bytes: Buffer;
  expiresAt: Date;
}

const text = { type: String, required: true } as const;
const date = { type: Date, required: true } as const;
const id = { type: Schema.Types.ObjectId, required: true } as const;

export function archiveModels(connection: Connection) {
  const archive = new Schema<ArchiveDocument>(
    {
      ownerId: text,
      name: String,
      createdAt: date,
      state: text,
      photos: Number,
      otherPhotos: [String],
      leftFiles: { type: [new Schema({ title: String, reason: text }, { _id: false })] },
      moreLeft: Number,
      leaseUntil: date,
      expiresAt: date,
    },
    { versionKey: false },
  );
  archive.index({ ownerId: 1, createdAt: -1 });
  // A member has one that runs.
  archive.index({ ownerId: 1, state: 1 }, { unique: true, partialFilterExpression: { state: 'running' } });
  archive.index({ state: 1, leaseUntil: 1 }, { partialFilterExpression: { state: 'running' } });
  archive.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

  const archived = new Schema<ArchivedDocument>(
    {
      archiveId: id,
      ownerId: text,
      index: Number,
      title: String,
      recipe: Schema.Types.Mixed,
      recipeId: id,
      fingerprint: text,
      outcome: { type: String, default: null },
      isDoubtful: { type: Boolean, default: false },
      forbidden: { type: Schema.Types.Mixed, default: [] },
      photo: { type: new Schema<BroughtPhoto>({ outcome: String, tries: Number }, { _id: false }) },
      expiresAt: date,
    },
    { versionKey: false, minimize: false },
  );
  archived.index({ archiveId: 1, index: 1 }, { unique: true });
  archived.index({ ownerId: 1 });
  archived.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

  const archivedPhoto = new Schema<ArchivedPhotoDocument>(
    { archiveId: id, ownerId: text, bytes: { type: Buffer, required: true }, expiresAt: date },
    { versionKey: false },
  );
  archivedPhoto.index({ archiveId: 1 });
  archivedPhoto.index({ ownerId: 1 });
  archivedPhoto.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  return {
    archives: connection.model<ArchiveDocument>('Archive', archive, 'archives'),
    archived: connection.model<ArchivedDocument>('Archived', archived, 'archived-recipes'),
    archivedPhotos: connection.model<ArchivedPhotoDocument>(
      'ArchivedPhoto',
      archivedPhoto,
      'archived-photos',
    ),
  };
}

export type ArchiveModels = ReturnType<typeof archiveModels>;
