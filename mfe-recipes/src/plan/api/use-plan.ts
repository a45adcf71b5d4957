import type { CalendarAnswer, Recipe } from '@sufra/contracts';
import { ApiError, call, toast } from '@sufra/web-kit';
import {
  type QueryClient,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHouseholdChanges } from '../../household/use-household-changes.ts';
import { useAnnouncedMonths } from '../../ramadan/announced/use-announced-months.ts';
import { recipeInLists } from '../../recipe/api/recipe-lists.ts';
import { isWholeRecipe } from '../../recipe/is-whole-recipe.ts';
import { t } from '../../texts/text.ts';
import { applyChanges, bodyOf, onlyRecipes, type PlanChange } from '../calendar-changes.ts';
import { plannedKey, planQuery, rangeQuery } from './plan.ts';
import { onChangeInOtherTab, tellOtherTabs } from './tell-other-tabs.ts';

const mutationKey = ['change-plan'];

interface Change {
  changes: PlanChange[];
  /** Also over what became of the same meals elsewhere. */
  isSure?: boolean;
}

/** The newest that this page has seen: what was changed since, elsewhere, is not overwritten unseen. */
function knownVersion(client: QueryClient): number | undefined {
  const known = client
    .getQueriesData<CalendarAnswer>({ queryKey: plannedKey })
    .flatMap(([, answer]) => answer?.version ?? []);
  return known.length > 0 ? Math.max(...known) : undefined;
}

/** Where days lie among the weeks around now these are asked for, and else they themselves. */
function usePlanned(dates: readonly string[]) {
  const [from = '', to = ''] = [dates.at(0), dates.at(-1)];
  const now = useQuery(planQuery);
  const isNow = !now.data || (from >= now.data.from && to <= now.data.to);
  const other = useQuery({ ...rangeQuery(from, to), enabled: !isNow });
  return isNow ? now : other;
}

/** The plan of some days as the server has it, with the changes on it that are on their way. One that fails is simply not there. */
export function usePlan(dates: readonly string[]) {
  const client = useQueryClient();
  const query = usePlanned(dates);
  // What its meals are called, and which Ramadan is offered.
  useAnnouncedMonths();
  const underWay = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Change, // those of the mutation below
  });
  useEffect(
    () => onChangeInOtherTab(() => void client.invalidateQueries({ queryKey: plannedKey })),
    [client],
  );

  const household = query.data?.household ?? null;
  useHouseholdChanges(
    household !== null,
    ['plan', 'members'],
    () => void client.invalidateQueries({ queryKey: plannedKey }),
  );

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ changes, isSure }: Change) => {
      const version = isSure ? undefined : knownVersion(client);
      return call('PATCH /recipes/calendar', { body: { ...bodyOf(changes), version } });
    },
    scope: { id: 'plan' }, // one after the other
    onSuccess: async answer => {
      // An answer that is older than the change must not overwrite it.
      await client.cancelQueries({ queryKey: plannedKey });
      client.setQueryData(planQuery.queryKey, answer);
      tellOtherTabs();
      // Other weeks are read anew before the change counts as arrived.
      await client.invalidateQueries({
        queryKey: plannedKey,
        predicate: ({ queryKey }) => queryKey.length > 3,
      });
    },
    onError: async (error, { changes }) => {
      const isContested = error instanceof ApiError && error.code === 'plan_changed';
      toast({
        tone: 'danger',
        message: isContested ? t('plan.contested') : t('plan.notSaved', { reason: error.message }),
        ...(isContested && {
          action: { label: t('plan.contested.mine'), onSelect: () => mutate({ changes, isSure: true }) },
        }),
      });
      await client.invalidateQueries({ queryKey: plannedKey });
    },
  });

  // The plan comes with its recipes; one that is being planned is known from the list that it was chosen from.
  const recipeOf = (id: string | null): Recipe | undefined => {
    if (id === null) return undefined;
    const recipe = query.data?.recipes?.find(({ _id }) => _id === id) ?? recipeInLists(client, id);
    return isWholeRecipe(recipe) ? recipe : undefined;
  };
  const planned =
    query.data && underWay.reduce((plan, { changes }) => applyChanges(plan, changes), query.data);
  const plan = planned && onlyRecipes(planned, id => recipeOf(id) !== undefined);
  return {
    ...{ query, plan, household, recipeOf, isSaving: underWay.length > 0 },
    change: (changes: PlanChange[]) => mutate({ changes }),
  };
}
