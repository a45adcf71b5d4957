export { ArchiveRefused } from './archive/bounds.ts';
export type { LeftReason } from './archive/unpack.ts';
export type { PortableRecipe } from './portable-recipe.ts';
export { type PhotoRead, readPhotos, type WantedPhoto } from './read-photos.ts';
export { type PhotoPlace, type RecipesRead, readRecipes } from './read-recipes.ts';
export {
  type PhotoForm,
  type PhotosToWrite,
  type RecipeFormat,
  recipeFormats,
  streamRecipes,
  type WrittenFile,
  writeRecipes,
} from './write-recipes.ts';
