import { Card, Loading, Skeleton } from '@sufra/web-kit';
import styles from './premium-offer.module.css';

export const PremiumOfferSkeleton = () => (
  <Card padding="roomy">
    <Loading label="Premium is on its way" className={styles.offer}>
      <div>
        <Skeleton shape="title" width="40%" />
        <Skeleton width="55%" />
      </div>
      <Skeleton width="7rem" height="calc(var(--step-3) * 0.9)" />
      <div>
        <Skeleton lines={4} />
      </div>
      <Skeleton shape="block" height="44px" />
      <div>
        <Skeleton lines={2} />
      </div>
    </Loading>
  </Card>
);
