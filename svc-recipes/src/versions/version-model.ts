import type { RecipeVersion, WrittenRecipe } from '@sufra/contracts';
import { type Connection, Schema } from 'mongoose';

/** A text that a recipe had before; that which it has stands in the recipe itself. */
export interface VersionDocument {
  recipeId: string;
  ownerId: string;
  version: number;
  savedAt: Date;
  changes: RecipeVersion['changes'];
  restored: number | null;
  isEdited: boolean;
  text: WrittenRecipe;
  /** With a recipe that the database forgets by itself. */
  keptUntil?: Date | null;
}

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;

export function versionModel(connection: Connection) {
  const schema = new Schema<VersionDocument>(
    {
      recipeId: text,
      ownerId: text,
      version: number,
      savedAt: { type: Date, required: true },
      changes: [new Schema({ part: text, added: number, removed: number }, { _id: false })],
      restored: { type: Number, default: null },
      isEdited: { type: Boolean, default: false },
      text: Schema.Types.Mixed,
      keptUntil: Date,
    },
    { versionKey: false, minimize: false },
  );
  schema.index({ recipeId: 1, version: -1 }, { unique: true });
  schema.index({ ownerId: 1 });
  schema.index({ keptUntil: 1 }, { expireAfterSeconds: 0 });
  return connection.model<VersionDocument>('RecipeVersion', schema, 'recipe-versions');
}

export type VersionModel = ReturnType<typeof versionModel>;
