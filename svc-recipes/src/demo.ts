import { createConnection } from 'mongoose';
import type { RecipesConfig } from './config.ts';
import { demoRecipes } from './demo-recipes.ts';
import { recipeModel } from './library/recipe-model.ts';

interface SeedDemo {
  config: RecipesConfig;
  members: readonly { id: string; isAdmin: boolean; isPremium: boolean }[];
}

/** A member who has recipes already, or kept one of these, gets none again. */
export async function seedDemo({ config, members }: SeedDemo): Promise<void> {
  if (config.mode !== 'local') throw new Error('Demo recipes are for local mode alone');
  const connection = await createConnection(config.mongoUrl, { autoIndex: false }).asPromise();
  try {
    const recipes = recipeModel(connection);
    for (const { id: ownerId } of members.filter(({ isAdmin, isPremium }) => isAdmin || isPremium)) {
      if (await recipes.exists({ ownerId })) continue;
      await recipes.insertMany(demoRecipes.map(recipe => ({ ...recipe, ownerId })));
    }
  } finally {
    await connection.close();
  }
}
