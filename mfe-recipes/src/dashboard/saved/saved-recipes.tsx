import type { Recipe } from '@sufra/contracts';
import { classes, ErrorState, useFocusAfterRemoval } from '@sufra/web-kit';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ExportAll } from '../../export/export-all.tsx';
import { Section } from '../../section/section.tsx';
import { t } from '../../texts/text.ts';
import { NoSavedRecipes } from './no-saved-recipes.tsx';
import styles from './saved-recipes.module.css';
import { SavedRecipesSkeleton } from './saved-recipes-skeleton.tsx';
import { SearchableRecipes } from './searchable-recipes.tsx';

interface SavedRecipesProps {
  /** All of them, as far as they are there. */
  saved: UseInfiniteQueryResult<Recipe[]>;
  isPremium: boolean;
}

// The anchor is spelt as links to it have it.
export const SavedRecipes = (props: SavedRecipesProps) => (
  <Section
    tight
    id="mysavedrecipies"
    title={t('dashboard.saved.title')}
    action={
      props.saved.data &&
      props.saved.data.length > 0 && (
        <span className={styles.ways}>
          <Link to="/dashboard/evening" className={classes(styles.way, styles.several)}>
            {t('evening.several')}
          </Link>
          <ExportAll />
        </span>
      )
    }
  >
    <RecipeList {...props} />
  </Section>
);

function RecipeList({ saved, isPremium }: SavedRecipesProps) {
  if (saved.isPending) return <SavedRecipesSkeleton isSearchable={isPremium} />;
  if (!saved.data) {
    return (
      <ErrorState
        headingLevel="h3"
        title={t('dashboard.saved.away')}
        error={saved.error}
        onRetry={saved.refetch}
        retrying={saved.isFetching}
      >
        {saved.error?.message}
      </ErrorState>
    );
  }
  return <Recipes count={saved.data.length} isPremium={isPremium} />;
}

function Recipes({ count, isPremium }: { count: number; isPremium: boolean }) {
  const list = useFocusAfterRemoval(count);
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      {count === 0 ? <NoSavedRecipes isPremium={isPremium} /> : <SearchableRecipes />}
    </div>
  );
}
