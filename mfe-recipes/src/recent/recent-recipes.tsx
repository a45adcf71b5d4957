import { limits, type Recipe } from '@sufra/contracts';
import { formatDate, Loading } from '@sufra/web-kit';
import { isWholeRecipe } from '../recipe/is-whole-recipe.ts';
import { Section } from '../section/section.tsx';
import { RecipeLinks, RecipeLinksSkeleton } from './recipe-links.tsx';
import { UnsavedRecipes } from './unsaved-recipes.tsx';

interface RecentRecipesProps {
  saved: { isPending: boolean; data: Recipe[] | undefined };
  isPremium: boolean;
  /** The newest recipe of this visit stands in the generator. */
  isNewestShown: boolean;
}

/** The way back to what was cooked last. */
export const RecentRecipes = ({ isNewestShown, ...props }: RecentRecipesProps) => (
  <Section tight title="Recent Recipes">
    <NewestSaved {...props} />
    <UnsavedRecipes isNewestShown={isNewestShown} />
  </Section>
);

function NewestSaved({ saved, isPremium }: Omit<RecentRecipesProps, 'isNewestShown'>) {
  if (saved.isPending) {
    return (
      <Loading label="Loading your recent recipes">
        <RecipeLinksSkeleton />
      </Loading>
    );
  }
  if (!saved.data) return <p>They cannot be shown right now.</p>;
  const recipes = saved.data
    .filter(recipe => isWholeRecipe(recipe))
    .slice(0, limits.recentRecipesOnDashboard);
  if (recipes.length === 0) return <p>{isPremium ? nothingSaved.premium : nothingSaved.free}</p>;
  return (
    <RecipeLinks
      headingLevel="h3"
      recipes={recipes}
      fact={({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>}
    />
  );
}

const nothingSaved = {
  premium: `Your newest ${limits.recentRecipesOnDashboard} recipes will stand here, from the first one you generate.`,
  free: `A recipe of yours is kept for ${limits.unsavedRecipeHours} hours. Premium members’ recipes are saved, and their newest stand here.`,
};
