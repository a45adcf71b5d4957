import { mondayOf, weekOf } from '@sufra/contracts';
import { Column, MembersOnly, PageHead, useSession } from '@sufra/web-kit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { DashboardNav } from '../dashboard/dashboard-nav.tsx';
import { planQuery } from '../plan/api/plan.ts';
import { readDate, today } from '../plan/dates.ts';
import { PlanForPremium } from '../plan/week/plan-for-premium.tsx';
import { PlanIsKept } from '../plan/week/plan-is-kept.tsx';
import { WeekContent } from '../plan/week/week-content.tsx';
import { WeekSkeleton } from '../plan/week/week-skeleton.tsx';
import { savedRecipesQuery } from '../recipe/api/saved-recipes.ts';
import { t } from '../texts/text.ts';
import { WeekChoice } from './week-choice.tsx';
import styles from './week-page.module.css';

/** `/dashboard/week`: seven days of meals out of what is saved, and one shopping list for them. */
export default function WeekPage() {
  return (
    <>
      <PageHead title={t('plan.week')} description={t('plan.page.description')} />
      <Column className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>{t('plan.week')}</h1>
          <DashboardNav />
        </header>
        <section aria-label={t('plan.week')} className={styles.week}>
          <MembersOnly fallback={<WeekSkeleton />}>
            <OfMember />
          </MembersOnly>
        </section>
      </Column>
    </>
  );
}

function OfMember() {
  const { user } = useSession();
  const { search } = useLocation();
  const saved = useInfiniteQuery(savedRecipesQuery);
  const plan = useQuery({ ...planQuery, enabled: user?.isPremium === true });
  if (!user) return null;
  // Where the list of the week lay until it had a page of its own.
  if (new URLSearchParams(search).get('shopping') === 'week')
    return <Navigate replace to="/dashboard/shopping?take=week" />;
  if (user.isPremium) {
    const monday = mondayOf(readDate(new URLSearchParams(search).get('week')) ?? today());
    return (
      <>
        {plan.data?.household?.role !== 'guest' && (
          <p className={styles.lead} data-print="hide">
            {t('plan.page.lead')}
          </p>
        )}
        <WeekChoice monday={monday} />
        <WeekContent key={monday} dates={weekOf(monday)} />
      </>
    );
  }
  return saved.data && saved.data.length > 0 ? <PlanIsKept /> : <PlanForPremium />;
}
