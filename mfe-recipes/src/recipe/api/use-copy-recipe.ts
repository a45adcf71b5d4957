import { call, toast } from '@sufra/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { t } from '../../texts/text.ts';
import { recipeQuery } from './recipe.ts';
import { invalidateLists } from './recipe-lists.ts';

/** A second recipe with the same text, which is opened to be changed. */
export function useCopyRecipe(id: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => (await call('POST /recipes/{id}/copy', { params: { id } })).recipe,
    onSuccess: recipe => {
      client.setQueryData(recipeQuery(recipe._id).queryKey, { recipe });
      void invalidateLists(client);
      toast(t('recipe.copied'));
      void navigate(`/recipes/${recipe._id}/edit`);
    },
    onError: error => toast({ tone: 'danger', message: error.message }),
  });
}
