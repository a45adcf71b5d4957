import { limits, type Recipe } from '@sufra/contracts';
import { formatDate, Loading } from '@sufra/web-kit';
import { isWholeRecipe } from '../recipe/is-whole-recipe.ts';
import { Section } from '../section/section.tsx';
import { t } from '../texts/text.ts';
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
  <Section tight title={t('recent.title')}>
    <NewestSaved {...props} />
    <UnsavedRecipes isNewestShown={isNewestShown} />
  </Section>
);

function NewestSaved({ saved, isPremium }: Omit<RecentRecipesProps, 'isNewestShown'>) {
  if (saved.isPending) {
    return (
      <Loading label={t('recent.loading')}>
        <RecipeLinksSkeleton />
      </Loading>
    );
  }
  if (!saved.data) return <p>{t('recent.away')}</p>;
  const recipes = saved.data
    .filter(recipe => isWholeRecipe(recipe))
    .slice(0, limits.recentRecipesOnDashboard);
  if (recipes.length === 0) return <p>{nothingSaved(isPremium)}</p>;
  return (
    <RecipeLinks
      headingLevel="h3"
      recipes={recipes}
      fact={({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>}
    />
  );
}

const nothingSaved = (isPremium: boolean) =>
  isPremium
    ? t('recent.none.premium', { count: limits.recentRecipesOnDashboard })
    : t('recent.none.free', { hours: limits.unsavedRecipeHours });
