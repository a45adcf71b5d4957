import { Card, Column, Loading, Skeleton, VisuallyHidden } from '@sufra/web-kit';
import cards from './account-cards.module.css';
import styles from './dashboard.module.css';

/** Until it is known who is there. */
export const DashboardSkeleton = () => (
  <Loading label="Loading your dashboard">
    <Column roomy className={styles.top}>
      <div>
        <h1 className={styles.greeting}>
          <VisuallyHidden>Dashboard</VisuallyHidden>
          <Skeleton shape="title" width="70%" />
        </h1>
        <Skeleton lines={2} />
      </div>
      <div className={cards.cards}>
        <FactSkeleton />
        <FactSkeleton />
      </div>
    </Column>
  </Loading>
);

const FactSkeleton = () => (
  <Card className={cards.fact}>
    <Skeleton width="60%" />
    <Skeleton shape="title" width="30%" />
    <Skeleton width="50%" />
  </Card>
);
