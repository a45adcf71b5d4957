import { recordCreate } from '@sufra/service-kit';
import { createConnection, Types } from 'mongoose';
import type { RecipesConfig } from './config.ts';
import { demoRecipes } from './demo-recipes.ts';
import { seedHouse } from './house/seed-house.ts';
import { recipeModel } from './recipe/recipe-model.ts';
import { searchFields } from './recipe/search-fields.ts';

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
    await seedHouse(recipes);
    for (const { id } of members.filter(({ isAdmin, isPremium }) => isAdmin || isPremium)) {
      if (await recipes.exists({ ownerId: id })) continue;
      await recipes.insertMany(demoRecipes.map(recipe => savedBy(id, recipe)));
    }
  } finally {
    await connection.close();
  }
}

function savedBy(ownerId: string, recipe: (typeof demoRecipes)[number]) {
  const _id = new Types.ObjectId();
  const fields = {
    ...recipe,
    ...searchFields(recipe),
    _id,
    ownerId,
    createdAt: new Date(recipe.createdAt),
    halal: { verdict: 'halal' as const, notes: [], forbidden: [] },
    source: { kind: 'local-chef' as const, name: 'Written by hand' },
    isPending: false,
    isSaved: true,
    favorite: false,
  };
  const saved = { recipeId: String(_id), userId: ownerId, title: recipe.title, savedAt: recipe.createdAt };
  return recordCreate(fields, { type: 'recipe.saved', data: saved });
}
