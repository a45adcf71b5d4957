import { Card, Loading, Skeleton } from '@sufra/web-kit';
import styles from './saved-recipes.module.css';

export const SavedRecipesSkeleton = () => (
  <Loading label="Loading your recipes" className={styles.recipes}>
    <RecipeSkeleton />
    <RecipeSkeleton />
    <RecipeSkeleton />
  </Loading>
);

const RecipeSkeleton = () => (
  <Card className={styles.recipe}>
    <div>
      <Skeleton shape="title" />
      <Skeleton width="45%" />
    </div>
    <Skeleton lines={3} />
    <Skeleton width="80%" />
    <Skeleton shape="block" height="44px" />
  </Card>
);
