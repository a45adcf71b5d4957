import { classes, Loading, Skeleton } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import { t } from '../texts/text.ts';
import styles from './recipe-details.module.css';

export const RecipeDetailsSkeleton = ({ title }: { title?: ReactNode }) => (
  <Loading label={t('recipeDetails.loading')} className={styles.details}>
    <div className={styles.head}>
      <div className={styles.introToCome}>
        {title}
        <div className={styles.description}>
          <Skeleton lines={2} />
        </div>
        <Skeleton width="min(18rem, 100%)" />
        <Skeleton width="11rem" height="1.6rem" />
        <Skeleton width="14rem" height="1.6rem" />
      </div>
      <Skeleton shape="block" height="auto" className={classes(styles.picture, styles.pictureToCome)} />
    </div>
    <div className={styles.bar}>
      <Skeleton shape="block" width="10rem" height="44px" />
      <Skeleton shape="block" width="6.5rem" height="44px" />
    </div>
    <div className={styles.columns}>
      <div className={styles.part}>
        <Skeleton shape="title" width="9rem" />
        <Skeleton shape="block" width="min(19rem, 100%)" height="46px" />
        <div className={styles.linesToCome}>
          <Skeleton lines={10} />
        </div>
      </div>
      <div className={styles.part}>
        <Skeleton shape="title" width="7rem" />
        <div>
          <Skeleton lines={12} />
        </div>
      </div>
    </div>
  </Loading>
);
