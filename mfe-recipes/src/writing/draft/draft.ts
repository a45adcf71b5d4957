import { keptForMember } from '@sufra/web-kit';
import { newLine, type RecipeForm } from '../recipe-form.ts';

const texts = ['title', 'description', 'servings', 'prepTime', 'cookTime', 'notes', 'tags'] as const;
const lists = ['ingredients', 'instructions'] as const;

export interface Draft {
  /** Milliseconds. */
  savedAt: number;
  /** What it was based on; null for a new recipe. */
  version: number | null;
  form: RecipeForm;
}

type Unknown = Record<string, unknown>;
const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;

/** What the browser kept, where it is what this page once wrote. */
function readDraft(kept: unknown): Draft | undefined {
  if (!isObject(kept) || !isObject(kept.form) || typeof kept.savedAt !== 'number') return undefined;
  const { form, version, savedAt } = kept;
  if (version !== null && typeof version !== 'number') return undefined;
  if (!texts.every(name => typeof (form as Unknown)[name] === 'string')) return undefined;
  const linesOf = (name: (typeof lists)[number]) => {
    const list = (form as Unknown)[name];
    if (!Array.isArray(list)) return undefined;
    return list.map((line: unknown) =>
      newLine(isObject(line) && typeof line.text === 'string' ? line.text : ''),
    );
  };
  const [ingredients, instructions] = lists.map(linesOf);
  if (!ingredients?.length || !instructions?.length) return undefined;
  return { savedAt, version, form: { ...(form as unknown as RecipeForm), ingredients, instructions } };
}

/** The unsaved text of one member for one recipe, or for a new one. */
export function draftStore(memberId: string, recipeId: string | undefined) {
  const kept = keptForMember(memberId, `recipe-draft:${recipeId ?? 'new'}`);
  return {
    read: () => readDraft(kept.read()),
    write: (draft: Draft) => kept.write(draft),
    remove: () => kept.remove(),
  };
}

export type DraftStore = ReturnType<typeof draftStore>;
