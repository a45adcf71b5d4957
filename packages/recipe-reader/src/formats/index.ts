export { ArchiveRefused } from './archive/bounds.ts';
export type { LeftReason } from './archive/unpack.ts';
export type { PortableRecipe } from './portable-recipe.ts';
export { type RecipesRead, readRecipes } from './read-recipes.ts';
export { type RecipeFormat, recipeFormats, type WrittenFile, writeRecipes } from './write-recipes.ts';
