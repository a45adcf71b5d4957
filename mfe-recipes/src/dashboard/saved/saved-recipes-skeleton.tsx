import { Card, CardGrid, Loading, SearchFieldSkeleton, Skeleton } from '@sufra/web-kit';
import styles from './saved-recipes.module.css';

/** Most members without premium have none to search in. */
export const SavedRecipesSkeleton = ({ isSearchable }: { isSearchable: boolean }) => (
  <Loading label="Loading your recipes">
    {isSearchable && <SearchFieldSkeleton />}
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
