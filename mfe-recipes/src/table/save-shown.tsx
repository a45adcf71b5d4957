import type { Recipe } from '@sufra/contracts';
import { isImported } from '../recipe/is-imported.ts';
import { CopyActions } from '../shared-recipe/copy-actions.tsx';
import { CopyIsSaved } from '../shared-recipe/copy-is-saved.tsx';
import { useCopyShown } from './api/show-recipe.ts';

/** A copy of what another member shows; what others wrote stays with the member who keeps it. */
export function SaveShown({ recipe }: { recipe: Recipe }) {
  const saving = useCopyShown(recipe._id);
  if (!recipe.isAtTable || isImported(recipe)) return null;
  if (saving.data) return <CopyIsSaved copy={saving.data} />;
  return <CopyActions saving={saving} onSave={() => saving.mutate()} />;
}
