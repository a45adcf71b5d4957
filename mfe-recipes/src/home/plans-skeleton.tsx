import { Card, classes, Loading, Skeleton } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import styles from './plans.module.css';

export const PlansSkeleton = () => (
  <Loading label={t('plans.loading')} className={styles.plans}>
    <PlanSkeleton />
    <PlanSkeleton />
  </Loading>
);

const PlanSkeleton = () => (
  <Card padding="roomy" className={classes(styles.plan, styles.toCome)}>
    <div>
      <Skeleton shape="title" width="40%" />
      <Skeleton width="55%" />
    </div>
    <Skeleton width="7rem" height="calc(var(--step-3) * 0.9)" />
    <div>
      <Skeleton lines={4} />
    </div>
    <Skeleton shape="block" height="44px" />
  </Card>
);
