import { Card, CardGrid, Loading, Skeleton } from '@sufra/web-kit';
import styles from './saved-recipes.module.css';

export const SavedRecipesSkeleton = () => (
  <Loading label="Loading your recipes">
    <CardGrid as="div">
      <RecipeSkeleton />
      <RecipeSkeleton />
      <RecipeSkeleton />
    </CardGrid>
  </Loading>
);

const RecipeSkeleton = () => (
  <Card className={styles.recipe}>
    <Skeleton width="8rem" />
    <div>
      <Skeleton shape="title" />
      <Skeleton width="70%" />
    </div>
    <Skeleton lines={4} />
    <Skeleton lines={3} />
    <Skeleton lines={2} />
    <Skeleton shape="block" height="44px" />
  </Card>
);
