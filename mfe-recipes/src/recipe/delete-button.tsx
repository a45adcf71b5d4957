import { limits, type Recipe } from '@sufra/contracts';
import { ConfirmDialog, IconButton } from '@sufra/web-kit';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDeleteRecipe } from './api/use-delete-recipe.ts';

interface DeleteButtonProps {
  recipe: Recipe;
  /** It has gone from the page; whether from the server too is not known yet. */
  onDelete?: (() => void) | undefined;
}

export function DeleteButton({ recipe, onDelete }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  const { mutate } = useDeleteRecipe();

  const confirm = () => {
    setAsking(false);
    mutate(recipe._id);
    onDelete?.();
  };

  return (
    <>
      <IconButton label={`Delete: ${recipe.title}`} title="Delete" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
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
    </>
  );
}
