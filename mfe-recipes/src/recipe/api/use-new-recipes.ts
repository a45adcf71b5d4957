import { useSession } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { newRecipesQuery } from './new-recipes.ts';

/** Of members alone: a visitor cannot have generated any. */
export function useNewRecipes() {
  const { status } = useSession();
  return useQuery({ ...newRecipesQuery, enabled: status === 'signed-in' });
}
