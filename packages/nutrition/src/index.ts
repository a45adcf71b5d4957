export { type UnlikelyLine, unlikelyLines } from './likely/unlikely-lines.ts';
export { type ReadLine, readLine } from './line/read-line.ts';
export { type LineAmount, readLineAmount } from './line/read-line-amount.ts';
export { type LanguageCode, languageCodes, languageOf } from './names/languages.ts';
export {
  isComputed,
  nutritionOf,
  type PerServing,
  type RecipeLines,
  type RecipeNutrition,
  readLines,
} from './recipe-nutrition.ts';
