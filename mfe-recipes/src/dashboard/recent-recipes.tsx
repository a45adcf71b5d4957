import { limits, type Recipe } from '@sufra/contracts';
import { Card, formatDate, Loading, Skeleton } from '@sufra/web-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useOverThisPage } from '../over-list/over-list.ts';
import { isWholeRecipe } from '../recipe/is-whole-recipe.ts';
import { NotHalalMark } from '../recipe/not-halal-mark.tsx';
import { Section } from '../section/section.tsx';
import styles from './recent-recipes.module.css';

/** The way back to what was cooked last; there is none before the first is saved. */
export function RecentRecipes({ saved }: { saved: UseQueryResult<Recipe[]> }) {
  const recipes = saved.data
    ?.filter(recipe => isWholeRecipe(recipe))
    .slice(0, limits.recentRecipesOnDashboard);
  if (saved.isPending) {
    return (
      <Section title="Recent Recipes">
        <Loading label="Loading your recent recipes">
          <div className={styles.recipes}>
            {['first', 'second', 'third'].map(each => (
              <Card key={each} className={styles.recipe}>
                <Skeleton width="80%" />
                <Skeleton width="60%" />
              </Card>
            ))}
          </div>
        </Loading>
      </Section>
    );
  }
  if (!recipes || recipes.length === 0) return null;
  return (
    <Section title="Recent Recipes">
      <ul className={styles.recipes}>
        {recipes.map(recipe => (
          <RecentRecipe key={recipe._id} recipe={recipe} />
        ))}
      </ul>
    </Section>
  );
}

function RecentRecipe({ recipe }: { recipe: Recipe }) {
  const state = useOverThisPage();
  return (
    <Card as="li" lifts className={styles.recipe}>
      <h3 className={styles.title} dir="auto">
        <Link to={`/recipes/${recipe._id}`} state={state} className={styles.link}>
          {recipe.title}
        </Link>
      </h3>
      <p className={styles.facts}>
        {recipe.prepTime + recipe.cookTime} min ·{' '}
        <time dateTime={recipe.createdAt}>{formatDate(recipe.createdAt)}</time>
      </p>
      <NotHalalMark recipe={recipe} />
    </Card>
  );
}
