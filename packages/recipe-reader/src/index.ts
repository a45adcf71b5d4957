export { type PageReading, readPage } from './read-page.ts';
export type { ReadRecipe } from './read-recipe.ts';
export { readText, type TextReading } from './text/read-text.ts';
