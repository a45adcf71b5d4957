import { Column, Loading, Skeleton, VisuallyHidden } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import cards from './account-cards.module.css';
import styles from './dashboard.module.css';

/** Until it is known who is there. */
export const DashboardSkeleton = () => (
  <Loading label={t('dashboard.loading')}>
    <Column className={styles.page}>
      <div>
        <h1 className={styles.greeting}>
          <VisuallyHidden>{t('dashboard.title')}</VisuallyHidden>
          <Skeleton shape="title" width="18rem" />
        </h1>
        <Skeleton width="26rem" />
      </div>
      <div className={styles.work}>
        <Skeleton shape="block" height="17rem" />
        <div className={styles.aside}>
          <div className={cards.cards}>
            <FactSkeleton />
            <FactSkeleton />
          </div>
          <Skeleton shape="block" height="11rem" />
        </div>
      </div>
    </Column>
  </Loading>
);

const FactSkeleton = () => (
  <div className={cards.fact}>
    <Skeleton lines={2} />
  </div>
);
