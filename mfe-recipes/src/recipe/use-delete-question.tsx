import { limits, type Recipe } from '@sufra/contracts';
import { ConfirmDialog } from '@sufra/web-kit';
import { useState } from 'react';
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

  const question = (
    <ConfirmDialog
      open={asking}
      onOpenChange={setAsking}
      title="Are you sure you want to delete this recipe?"
      confirmLabel="Delete"
      onConfirm={confirm}
    >
      “<bdi>{recipe.title}</bdi>” goes{recipe.shareToken ? ', and so does its public address' : ''}. For{' '}
      {limits.undoDeletionSeconds} seconds you can undo that.
    </ConfirmDialog>
  );
  return { ask: () => setAsking(true), question };
}
