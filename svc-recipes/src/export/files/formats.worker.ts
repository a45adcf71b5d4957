import { parentPort, workerData } from 'node:worker_threads';
import { type PortableRecipe, type RecipeFormat, writeRecipes } from '@sufra/recipe-reader/formats';

const { recipes, format } = workerData as { recipes: PortableRecipe[]; format: RecipeFormat };

parentPort?.postMessage(await writeRecipes(recipes, format));
