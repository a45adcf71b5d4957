export { format, formatParts, type Values } from './format.ts';
export {
  directionOf,
  isLanguage,
  type Language,
  languageNames,
  languages,
  pseudoLanguage,
} from './languages.ts';
export type { Message, Part } from './message.ts';
