import type { Recipe } from '@sufra/contracts';
import { ApiError, ErrorState, SectionBoundary } from '@sufra/web-kit';
import { Suspense, useState } from 'react';
import { isWholeRecipe } from '../../recipe/is-whole-recipe.ts';
import { Section } from '../../section/section.tsx';
import { useWeek } from '../api/use-week.ts';
import { onlyRecipes } from '../plan-changes.ts';
import { fetchWeek, fetchWeekAgain } from './arriving-week.ts';
import { PlanIsKept } from './plan-is-kept.tsx';
import { WeekSkeleton } from './week-skeleton.tsx';

interface WeekSectionProps {
  /** The saved ones; undefined until they are known. */
  recipes: Recipe[] | undefined;
}

/** For premium members: seven days of meals out of what is saved. */
export const WeekSection = ({ recipes }: WeekSectionProps) => (
  <Section
    id="week"
    title="Your week"
    lead="Give your saved recipes a day and a meal, and take one shopping list for all of them."
  >
    <WeekContent recipes={recipes} />
  </Section>
);

const failed = 'Your week cannot be shown right now.';

function WeekContent({ recipes }: WeekSectionProps) {
  const [Week, setWeek] = useState(fetchWeek);
  const { query, plan, isSaving, change } = useWeek();

  if (query.error instanceof ApiError && query.error.code === 'premium_only') return <PlanIsKept />;
  if (query.isError && !plan) {
    return (
      <ErrorState
        headingLevel="h3"
        title={failed}
        error={query.error}
        onRetry={query.refetch}
        retrying={query.isFetching}
      >
        {query.error.message}
      </ErrorState>
    );
  }
  if (!plan || !recipes) return <WeekSkeleton />;
  const whole = recipes.filter(recipe => isWholeRecipe(recipe));
  const known = new Set(whole.map(({ _id }) => _id));
  return (
    <SectionBoundary title={failed} onRetry={() => setWeek(fetchWeekAgain)}>
      <Suspense fallback={<WeekSkeleton />}>
        <Week
          recipes={whole}
          plan={onlyRecipes(plan, id => known.has(id))}
          isSaving={isSaving}
          onChange={change}
        />
      </Suspense>
    </SectionBoundary>
  );
}
