import type { RecipeDocument } from '../recipe/recipe-model.ts';

/** A recipe from before there were versions has its first one. */
export const versionOf = ({ version }: Pick<RecipeDocument, 'version'>) => version ?? 1;

export const savedAtOf = ({ editedAt, createdAt }: Pick<RecipeDocument, 'editedAt' | 'createdAt'>) =>
  editedAt ?? createdAt;
