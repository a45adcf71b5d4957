import { Loading, Skeleton } from '@sufra/web-kit';
import styles from './recipe-details.module.css';

export const RecipeDetailsSkeleton = () => (
  <Loading label="Loading the recipe" className={styles.details}>
    <div>
      <Skeleton lines={2} />
      <Skeleton width="18rem" />
    </div>
    <div className={styles.columns}>
      <div>
        <Skeleton shape="title" width="9rem" />
        <Skeleton lines={8} />
      </div>
      <div>
        <Skeleton shape="title" width="7rem" />
        <Skeleton lines={10} />
      </div>
    </div>
  </Loading>
);
