import { type Connection, Schema, type Types } from 'mongoose';

/** Of a recipe that svc-recipes keeps for a member: what the admin panel and the member's export show. */
export interface SavedRecipe {
  _id: Types.ObjectId;
  /** The newest event that was applied. */
  v: number;
  userId: Types.ObjectId;
  title: string;
  savedAt: Date;
  /** A tombstone, which has nothing else, so that an event that comes late brings nothing back. */
  deletedAt?: Date | null;
}

/** Longer than any event is on its way, replays of dead letters too. */
const tombstoneLifeSeconds = 90 * 86_400;

export function savedRecipeModel(connection: Connection) {
  const schema = new Schema<SavedRecipe>(
    { v: Number, userId: Schema.Types.ObjectId, title: String, savedAt: Date, deletedAt: Date },
    { versionKey: false },
  );
  schema.index({ userId: 1, savedAt: -1, _id: -1 });
  schema.index({ deletedAt: 1 }, { expireAfterSeconds: tombstoneLifeSeconds });
  return connection.model<SavedRecipe>('SavedRecipe', schema, 'saved_recipes');
}

export type SavedRecipeModel = ReturnType<typeof savedRecipeModel>;
