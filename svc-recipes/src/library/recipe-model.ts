import type { Recipe } from '@sufra/contracts';
import { type Connection, Schema, type Types } from 'mongoose';

export interface RecipeDocument extends Omit<Recipe, '_id' | 'createdAt'> {
  _id: Types.ObjectId;
  ownerId: string;
  createdAt: Date;
}

/** The saved recipes of all members. */
export function recipeModel(connection: Connection) {
  const schema = new Schema<RecipeDocument>(
    {
      ownerId: { type: String, required: true },
      title: { type: String, required: true },
      description: { type: String, required: true },
      prepTime: { type: Number, required: true },
      cookTime: { type: Number, required: true },
      ingredients: [String],
      instructions: [String],
      calories: { type: Number, required: true },
      tags: [String],
      createdAt: { type: Date, required: true },
      options: {
        servingSize: Number,
        spiceLevel: String,
        cuisine: String,
        healthGoals: String,
        avoid: [String],
      },
    },
    { versionKey: false },
  );
  schema.index({ ownerId: 1, createdAt: -1, _id: -1 });
  return connection.model<RecipeDocument>('Recipe', schema, 'recipes');
}

export type RecipeModel = ReturnType<typeof recipeModel>;
