import type { User } from '@sufra/contracts';
import { CardGrid, ErrorState } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../section/section.tsx';
import { savedRecipesQuery } from './api/saved-recipes.ts';
import { NoSavedRecipes } from './no-saved-recipes.tsx';
import { SavedRecipe } from './saved-recipe.tsx';
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
  if (recipes.data.length === 0) return <NoSavedRecipes isPremium={user.isPremium} />;
  return (
    <CardGrid>
      {recipes.data.map(recipe => (
        <SavedRecipe key={recipe._id} recipe={recipe} />
      ))}
    </CardGrid>
  );
}
