import type { Recipe } from '@sufra/contracts';
import { ApiError } from '@sufra/web-kit';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { recipeQuery } from '../recipe/api/recipe.ts';
import { recipeInLists } from '../recipe/api/recipe-lists.ts';

export function useOwnRecipe(id: string) {
  const client = useQueryClient();
  // As a list knows it already, until its own answer comes.
  const listed = () => {
    const recipe = recipeInLists(client, id);
    return recipe && { recipe };
  };
  return useQuery({ ...recipeQuery(id), placeholderData: listed });
}

export type OwnRecipeQuery = UseQueryResult<Recipe>;

// An address that is no id at all leads as little anywhere as that of another member.
export const isMissing = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);
