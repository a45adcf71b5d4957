import { perLocale, useElementId, useSession } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { unsavedRecipesQuery } from '../recipe/api/unsaved-recipes.ts';
import { useNewRecipes } from '../recipe/api/use-new-recipes.ts';
import { isWholeRecipe } from '../recipe/is-whole-recipe.ts';
import { t } from '../texts/text.ts';
import { RecipeLinks } from './recipe-links.tsx';
import styles from './unsaved-recipes.module.css';

const dayAndTime = perLocale(
  locale => new Intl.DateTimeFormat(locale, { weekday: 'long', hour: 'numeric', minute: '2-digit' }),
);

/** The way back, from another tab or device too, to what was generated and not saved. */
export function UnsavedRecipes({ isNewestShown = true }: { isNewestShown?: boolean }) {
  const { status } = useSession();
  const titleId = useElementId();
  const { data: unsaved = [] } = useQuery({ ...unsavedRecipesQuery, enabled: status === 'signed-in' });
  const { data: shown = [] } = useNewRecipes();
  const isShown = new Set(isNewestShown ? shown.map(({ _id }) => _id) : []);
  const recipes = unsaved.filter(
    recipe => isWholeRecipe(recipe) && !recipe.isSaved && !isShown.has(recipe._id),
  );
  if (recipes.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.unsaved}>
      <h3 id={titleId} className={styles.title}>
        {t('recent.unsaved')}
      </h3>
      <RecipeLinks headingLevel="h4" recipes={recipes} fact={recipe => keptUntil(recipe.keptUntil)} />
    </section>
  );
}

const keptUntil = (instant: string | null): ReactNode =>
  instant && (
    <time dateTime={instant}>{t('recent.until', { moment: dayAndTime().format(new Date(instant)) })}</time>
  );
