import { LoadMore } from '@sufra/web-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useHouseholdChanges } from '../household/use-household-changes.ts';
import { RecipeLinks } from '../recent/recipe-links.tsx';
import { isWholeRecipe } from '../recipe/is-whole-recipe.ts';
import { Section } from '../section/section.tsx';
import { recipeListTexts } from '../texts/recipe-list-texts.ts';
import { t } from '../texts/text.ts';
import { tableQuery } from './api/table.ts';

/** What others of the household show; nothing where they show none, and where there is no household. */
export function HouseholdRecipes() {
  const pages = useInfiniteQuery(tableQuery);
  useHouseholdChanges(pages.data?.isShared ?? false, ['shown', 'members'], () => void pages.refetch());
  const recipes = pages.data?.recipes.filter(recipe => isWholeRecipe(recipe)) ?? [];
  if (recipes.length === 0) return null;
  return (
    <Section tight title={t('table.title')}>
      <RecipeLinks
        headingLevel="h3"
        recipes={recipes}
        fact={({ whose = '' }) => <bdi>{t('shopping.meals.whose', { name: whose })}</bdi>}
      />
      <LoadMore pages={pages} shown={recipes.length} texts={recipeListTexts()} />
    </Section>
  );
}
