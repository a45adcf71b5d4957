import { Card, Loading, Skeleton } from '@sufra/web-kit';
import styles from './membership-card/membership-card.module.css';

export const MembershipSkeleton = () => (
  <Card padding="roomy">
    <Loading label="Your membership is on its way" className={styles.card}>
      <div>
        <Skeleton width="9rem" />
        <Skeleton shape="title" width="min(100%, 17rem)" />
        <Skeleton lines={2} />
      </div>
      <Skeleton shape="block" height="4.5rem" />
      <Skeleton shape="block" width="13rem" height="44px" />
    </Loading>
  </Card>
);
