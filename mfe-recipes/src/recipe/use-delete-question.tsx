import { limits, type Recipe } from '@sufra/contracts';
import { ConfirmDialog } from '@sufra/web-kit';
import { useState } from 'react';
import { t, tRich } from '../texts/text.ts';
import { useDeleteRecipe } from './api/use-delete-recipe.ts';

/** Asks before a recipe goes. `onDelete`: it has gone from the page; whether from the server too is not known yet. */
export function useDeleteQuestion(recipe: Recipe, onDelete?: () => void) {
  const [asking, setAsking] = useState(false);
  const { mutate } = useDeleteRecipe();

  const confirm = () => {
    setAsking(false);
    mutate(recipe._id);
    onDelete?.();
  };

  const title = <bdi>{recipe.title}</bdi>;
  const seconds = limits.undoDeletionSeconds;
  const question = (
    <ConfirmDialog
      open={asking}
      onOpenChange={setAsking}
      title={t('recipe.deletion.question')}
      confirmLabel={t('recipe.delete')}
      onConfirm={confirm}
    >
      {recipe.shareToken
        ? tRich('recipe.deletion.shared', { title, seconds })
        : tRich('recipe.deletion.words', { title, seconds })}
    </ConfirmDialog>
  );
  return { ask: () => setAsking(true), question };
}
