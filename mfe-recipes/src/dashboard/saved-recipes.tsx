import type { Recipe, User } from '@sufra/contracts';
import { CardGrid, ErrorState } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { savedRecipesQuery } from '../recipe/api/saved-recipes.ts';
import { RecipeCard } from '../recipe/recipe-card.tsx';
import { Section } from '../section/section.tsx';
import { useFocusAfterRemoval } from './focus-after-removal.ts';
import { NoSavedRecipes } from './no-saved-recipes.tsx';
import styles from './saved-recipes.module.css';
import { SavedRecipesSkeleton } from './saved-recipes-skeleton.tsx';

// The anchor is spelt as links to it have it.
export const SavedRecipes = ({ user }: { user: User }) => (
  <Section id="mysavedrecipies" sunken title="My Saved Recipes">
    <RecipeList user={user} />
  </Section>
);

function RecipeList({ user }: { user: User }) {
  const recipes = useQuery(savedRecipesQuery);

  if (recipes.isPending) return <SavedRecipesSkeleton />;
  if (recipes.isError) {
    return (
      <ErrorState
        headingLevel="h3"
        title="Your recipes cannot be shown right now."
        error={recipes.error}
        onRetry={recipes.refetch}
        retrying={recipes.isFetching}
      >
        {recipes.error.message}
      </ErrorState>
    );
  }
  return <Recipes recipes={recipes.data} isPremium={user.isPremium} />;
}

function Recipes({ recipes, isPremium }: { recipes: Recipe[]; isPremium: boolean }) {
  const list = useFocusAfterRemoval(recipes.length);
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      {recipes.length === 0 ? (
        <NoSavedRecipes isPremium={isPremium} />
      ) : (
        <CardGrid>
          {recipes.map(recipe => (
            <RecipeCard key={recipe._id} recipe={recipe} />
          ))}
        </CardGrid>
      )}
    </div>
  );
}
