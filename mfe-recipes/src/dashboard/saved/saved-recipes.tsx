import type { Recipe } from '@sufra/contracts';
import { ErrorState, useFocusAfterRemoval } from '@sufra/web-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { Section } from '../../section/section.tsx';
import { NoSavedRecipes } from './no-saved-recipes.tsx';
import styles from './saved-recipes.module.css';
import { SavedRecipesSkeleton } from './saved-recipes-skeleton.tsx';
import { SearchableRecipes } from './searchable-recipes.tsx';

interface SavedRecipesProps {
  saved: UseQueryResult<Recipe[]>;
  isPremium: boolean;
}

// The anchor is spelt as links to it have it.
export const SavedRecipes = (props: SavedRecipesProps) => (
  <Section tight id="mysavedrecipies" title="My Saved Recipes">
    <RecipeList {...props} />
  </Section>
);

function RecipeList({ saved, isPremium }: SavedRecipesProps) {
  if (saved.isPending) return <SavedRecipesSkeleton isSearchable={isPremium} />;
  if (!saved.data) {
    return (
      <ErrorState
        headingLevel="h3"
        title="Your recipes cannot be shown right now."
        error={saved.error}
        onRetry={saved.refetch}
        retrying={saved.isFetching}
      >
        {saved.error?.message}
      </ErrorState>
    );
  }
  return <Recipes recipes={saved.data} isPremium={isPremium} />;
}

function Recipes({ recipes, isPremium }: { recipes: Recipe[]; isPremium: boolean }) {
  const list = useFocusAfterRemoval(recipes.length);
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      {recipes.length === 0 ? (
        <NoSavedRecipes isPremium={isPremium} />
      ) : (
        <SearchableRecipes recipes={recipes} />
      )}
    </div>
  );
}
