import type { Recipe, WeekPlan } from '@sufra/contracts';
import { ApiError, call, toast } from '@sufra/web-kit';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { recipeInLists } from '../../recipe/api/recipe-lists.ts';
import { isWholeRecipe } from '../../recipe/is-whole-recipe.ts';
import { t } from '../../texts/text.ts';
import { applyChanges, onlyRecipes, type SlotChange } from '../plan-changes.ts';
import { inTurn } from './in-turn.ts';
import { planQuery } from './plan.ts';
import { onChangeInOtherTab, tellOtherTabs } from './tell-other-tabs.ts';

const mutationKey = ['change-plan'];

const maxTries = 5;

/** The server takes a plan as a whole, so a change is laid upon what is there now and not upon what was read long ago. */
async function layUpon(changes: SlotChange[], tries = 1) {
  const { plan, version } = await call('GET /recipes/plan');
  try {
    return await call('PUT /recipes/plan', { body: { plan: applyChanges(plan, changes), version } });
  } catch (error) {
    // Another device was faster between the two calls.
    const isOvertaken = error instanceof ApiError && error.code === 'plan_changed';
    if (isOvertaken && tries < maxTries) return layUpon(changes, tries + 1);
    throw error;
  }
}

const save = (changes: SlotChange[]) => inTurn(() => layUpon(changes));

/** The plan as the server has it, with the changes on it that are on their way. One that fails is simply not there. */
export function useWeek() {
  const client = useQueryClient();
  const { queryKey } = planQuery;
  const query = useQuery(planQuery);
  const underWay = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as SlotChange[], // those of the mutation below
  });
  useEffect(() => onChangeInOtherTab(() => void client.invalidateQueries({ queryKey })), [client]);

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: save,
    scope: { id: 'plan' }, // one after the other
    onSuccess: async answer => {
      // An answer that is older than the change must not overwrite it.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, answer);
      tellOtherTabs();
    },
    onError: async error => {
      toast({
        tone: 'danger',
        message: t('plan.notSaved', { reason: error.message }),
      });
      await client.invalidateQueries({ queryKey });
    },
  });

  // The plan comes with its recipes; one that is being planned is known from the list that it was chosen from.
  const recipeOf = (id: string | null): Recipe | undefined => {
    if (id === null) return undefined;
    const recipe = query.data?.recipes?.find(({ _id }) => _id === id) ?? recipeInLists(client, id);
    return isWholeRecipe(recipe) ? recipe : undefined;
  };
  const planned: WeekPlan | undefined = query.data && underWay.reduce(applyChanges, query.data.plan);
  const plan = planned && onlyRecipes(planned, id => recipeOf(id) !== undefined);
  return { query, plan, recipeOf, isSaving: underWay.length > 0, change: mutate };
}
