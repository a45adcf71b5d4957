import type { CookingProfile } from '@sufra/contracts';
import { type Connection, Schema } from 'mongoose';

export interface ProfileDocument extends Partial<CookingProfile> {
  /** The member's id. */
  _id: string;
  /** To the household; the kitchen keeps to it either way. */
  isShown?: boolean;
}

/** How each member cooks; one who has said nothing has no document. */
export function profileModel(connection: Connection) {
  const schema = new Schema<ProfileDocument>(
    {
      _id: { type: String, required: true },
      avoid: [String],
      diets: [String],
      servingSize: Number,
      spiceLevel: String,
      school: String,
      isShown: Boolean,
    },
    { versionKey: false },
  );
  return connection.model<ProfileDocument>('Profile', schema, 'profiles');
}

export type ProfileModel = ReturnType<typeof profileModel>;
