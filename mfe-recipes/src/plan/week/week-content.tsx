import { ApiError, ErrorState, SectionBoundary } from '@sufra/web-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { SharedCalendarNote } from '../../household/shared-note.tsx';
import { savedRecipesQuery } from '../../recipe/api/saved-recipes.ts';
import { t } from '../../texts/text.ts';
import { usePlan } from '../api/use-plan.ts';
import { fetchWeek, fetchWeekAgain } from './arriving-week.ts';
import { PlanIsKept } from './plan-is-kept.tsx';
import { ReadWeek } from './read-week.tsx';
import { WeekSkeleton } from './week-skeleton.tsx';

interface WeekContentProps {
  /** The days of the week that is looked at. */
  dates: readonly string[];
}

/** For premium members: seven days of meals out of what is saved. */
export function WeekContent({ dates }: WeekContentProps) {
  const [Week, setWeek] = useState(fetchWeek);
  const saved = useInfiniteQuery(savedRecipesQuery);
  const { query, plan, household, recipeOf, isSaving, change } = usePlan(dates);

  if (query.error instanceof ApiError && query.error.code === 'premium_only') return <PlanIsKept />;
  const missing = query.isError && !plan ? query : saved.isError && !saved.data ? saved : undefined;
  if (missing) {
    return (
      <ErrorState
        headingLevel="h2"
        title={t('plan.away')}
        error={missing.error}
        onRetry={() => void missing.refetch()}
        retrying={missing.isFetching}
      >
        {missing.error?.message}
      </ErrorState>
    );
  }
  if (!plan || !saved.data) return <WeekSkeleton />;
  if (household?.role === 'guest')
    return (
      <>
        <SharedCalendarNote household={household} />
        <ReadWeek {...{ plan, dates, recipeOf }} />
      </>
    );
  return (
    <SectionBoundary title={t('plan.away')} onRetry={() => setWeek(fetchWeekAgain)}>
      <Suspense fallback={<WeekSkeleton />}>
        {household && <SharedCalendarNote household={household} />}
        <Week
          hasRecipes={saved.data.length > 0 || (household !== null && plan.meals.length > 0)}
          recipeOf={recipeOf}
          {...{ plan, dates }}
          isSaving={isSaving}
          onChange={change}
        />
      </Suspense>
    </SectionBoundary>
  );
}
