import { createConnection, Types } from 'mongoose';
import { recipeModel } from '../src/recipe/recipe-model.ts';
import { aRecipe } from './a-recipe.ts';

/** `MONGO_URL=… node test/fill-recipes.ts OWNER 10000`: as many saved recipes of this member are there afterwards. */
const [ownerId = '', wanted] = process.argv.slice(2);
const atOnce = 500;
const day = 86_400_000;
const first = Date.parse('2026-11-01T08:00:00Z');
const foods = [
  'olives',
  'dates',
  'barley',
  'figs',
  'lentils',
  'cumin',
  'yoghurt',
  'fish',
  'pumpkin',
  'honey',
];
const food = (n: number) => foods[n % foods.length] ?? '';

const someRecipe = (n: number) =>
  aRecipe({
    _id: new Types.ObjectId(),
    ownerId,
    title: `Evening ${n}: ${food(n)} and ${food(n * 3 + 1)}`,
    description: `Rinse the ${food(n)}, and serve them beside the ${food(n * 7 + 3)} of evening ${n}.`,
    tags: [food(n), food(n + 4), n % 100 === 0 ? 'Iftar' : 'Weeknight'],
    favorite: n % 100 === 0,
    createdAt: new Date(first - n * day),
  });

const connection = await createConnection(process.env.MONGO_URL ?? '').asPromise();
const recipes = recipeModel(connection);
await recipes.createIndexes();
await recipes.deleteMany({ ownerId });
for (let from = 0; from < Number(wanted); from += atOnce) {
  const length = Math.min(atOnce, Number(wanted) - from);
  await recipes.collection.insertMany(Array.from({ length }, (_, at) => someRecipe(from + at)));
}
await connection.close();
