import { EmptyState, LinkButton } from '@sufra/web-kit';

export const NoSavedRecipes = ({ isPremium }: { isPremium: boolean }) => (
  <EmptyState
    headingLevel="h3"
    title="No Saved Recipes Yet"
    action={
      isPremium ? (
        <LinkButton to="#generator">Generate a recipe</LinkButton>
      ) : (
        <LinkButton to="/#plans">See the plans</LinkButton>
      )
    }
  >
    {isPremium
      ? "You haven't saved any recipes yet. Generate some recipes and save your favorites!"
      : 'Upgrade to premium to save your favorite recipes.'}
  </EmptyState>
);
