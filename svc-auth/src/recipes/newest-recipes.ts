import { type Connection, Schema, type Types } from 'mongoose';
import type { SavedRecipe, SavedRecipeModel } from './saved-recipe-model.ts';

/** One document a member, so that ten thousand members are ten thousand reads and not twenty times as many. */
interface NewestRecipes {
  _id: Types.ObjectId;
  /** Counts those who came to write it. */
  turn: number;
  recipes: { _id: Types.ObjectId; title: string }[];
}

const most = 20;

export function newestRecipesModel(connection: Connection) {
  const recipe = new Schema({ _id: Schema.Types.ObjectId, title: String });
  const schema = new Schema<NewestRecipes>({ turn: Number, recipes: [recipe] }, { versionKey: false });
  return connection.model<NewestRecipes>('NewestRecipes', schema, 'newest_recipes');
}

export type NewestRecipesModel = ReturnType<typeof newestRecipesModel>;
export type NewestRecipesByMember = Map<string, { _id: string; title: string }[]>;

export async function newestRecipesOf(
  model: NewestRecipesModel,
  userIds: readonly Types.ObjectId[],
): Promise<NewestRecipesByMember> {
  const found = await model.find({ _id: { $in: userIds } }).lean();
  return new Map(
    found.map(({ _id, recipes }) => [
      String(_id),
      recipes.map(recipe => ({ _id: String(recipe._id), title: recipe.title })),
    ]),
  );
}

interface Models {
  savedRecipes: SavedRecipeModel;
  newestRecipes: NewestRecipesModel;
}

/**
 * Made anew after each change of what is saved. Of two at once only the one that came later writes: it has read what
 * both have changed.
 */
export async function renewNewestRecipes({ savedRecipes, newestRecipes }: Models, userId: string) {
  const { turn } = await newestRecipes
    .findByIdAndUpdate(userId, { $inc: { turn: 1 } }, { upsert: true, returnDocument: 'after' })
    .orFail()
    .lean();
  const recipes = await savedRecipes
    .find({ userId })
    .sort({ savedAt: -1, _id: -1 })
    .limit(most)
    .select('title')
    .lean<Pick<SavedRecipe, '_id' | 'title'>[]>();
  await newestRecipes.updateOne({ _id: userId, turn }, { $set: { recipes } });
}
