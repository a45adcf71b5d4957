import { ErrorState } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '../plans.ts';
import { Section } from '../section/section.tsx';
import { t } from '../texts/text.ts';
import { PlanCard } from './plan-card.tsx';
import styles from './plans.module.css';
import { PlansSkeleton } from './plans-skeleton.tsx';
import { PledgedLine } from './pledged-line.tsx';

export const Plans = () => (
  <Section id="plans" sunken title={t('plans.title')} lead={t('plans.lead')}>
    <PlanCards />
    <div className={styles.pledged}>
      <PledgedLine />
    </div>
  </Section>
);

function PlanCards() {
  const plans = useQuery(plansQuery);

  if (plans.isPending) return <PlansSkeleton />;
  if (plans.isError) {
    return (
      <ErrorState
        headingLevel="h3"
        title={t('plans.away')}
        error={plans.error}
        onRetry={plans.refetch}
        retrying={plans.isFetching}
      >
        {plans.error.message}
      </ErrorState>
    );
  }
  return (
    <ul className={styles.plans}>
      {plans.data.map(plan => (
        <PlanCard key={plan.mode} plan={plan} />
      ))}
    </ul>
  );
}
