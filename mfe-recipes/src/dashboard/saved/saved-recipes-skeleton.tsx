import { CardGrid, Loading, SearchFieldSkeleton, Skeleton } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import styles from './saved-recipes.module.css';

/** Most members without premium have none to search in. */
export const SavedRecipesSkeleton = ({ isSearchable }: { isSearchable: boolean }) => (
  <Loading label={t('dashboard.saved.loading')}>
    {isSearchable && <SearchFieldSkeleton />}
    <CardGrid as="div" size="slim">
      {Array.from({ length: 6 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and never move
        <RecipeSkeleton key={place} />
      ))}
    </CardGrid>
  </Loading>
);

const RecipeSkeleton = () => (
  <div className={styles.recipe}>
    <Skeleton shape="block" className={styles.picture} />
    <Skeleton lines={2} />
    <Skeleton width="60%" height="44px" />
  </div>
);
