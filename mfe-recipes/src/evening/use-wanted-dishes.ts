import type { Recipe } from '@sufra/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { rangeQuery } from '../plan/api/plan.ts';
import { readDate } from '../plan/dates.ts';
import { recipeQuery } from '../recipe/api/recipe.ts';
import { isWholeRecipe } from '../recipe/is-whole-recipe.ts';
import { t } from '../texts/text.ts';
import type { EveningState } from './use-evening.ts';

/** The dishes that an address brings along: `?add=` a recipe, `?day=` what is planned for one. They are added once, and the address forgets them. */
export function useWantedDishes({ evening, add }: EveningState, isPremium: boolean) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const id = search.get('add') ?? '';
  const day = readDate(search.get('day'));
  const one = useQuery({ ...recipeQuery(id), enabled: id !== '' });
  const plan = useQuery({ ...rangeQuery(day ?? '', day ?? ''), enabled: day !== undefined && isPremium });

  const take = useEffectEvent((recipes: readonly Recipe[], none: string) => {
    const whole = recipes.filter(recipe => isWholeRecipe(recipe) && recipe.steps.length > 0);
    add(whole);
    setProblem(evening.begun ? t('evening.wanted.begun') : whole.length === 0 ? none : undefined);
    void navigate({ search: '' }, { replace: true });
  });

  useEffect(() => {
    if (id === '') return;
    if (one.data) take([one.data], t('evening.wanted.noSteps'));
    else if (one.isError) take([], t('evening.wanted.away'));
  }, [id, one.data, one.isError]);

  const planned = plan.data;
  useEffect(() => {
    if (day === undefined) return;
    if (!isPremium || plan.isError) take([], t('evening.wanted.away'));
    if (!planned) return;
    // What is left of another meal is cooked already.
    const ids = planned.meals.filter(meal => !meal.leftoversOf).map(({ recipeId }) => recipeId);
    const recipes = planned.recipes ?? [];
    take(
      recipes.filter(({ _id }) => ids.includes(_id)),
      t('evening.wanted.noPlan'),
    );
  }, [day, isPremium, planned, plan.isError]);

  return { problem };
}
