import { limits } from '@sufra/contracts';
import { CardGrid, useFocusAfterRemoval } from '@sufra/web-kit';
import { useGeneration } from '../generator/run/generation.ts';
import { useNewRecipes } from '../recipe/api/use-new-recipes.ts';
import { RecipeCard } from '../recipe/recipe-card.tsx';
import styles from './earlier-recipes.module.css';

/** The new recipes behind the one that stands beside the form, or is being written there: so many in all. */
export function EarlierRecipes() {
  const { data: recipes = [] } = useNewRecipes();
  const first = useGeneration().status === 'running' ? 0 : 1;
  const earlier = recipes.slice(first, first + limits.newRecipesOnHome - 1);
  const list = useFocusAfterRemoval(earlier.length);

  return (
    <div ref={list} tabIndex={-1} className={styles.place}>
      {earlier.length > 0 && (
        <CardGrid size="slim" className={styles.list}>
          {earlier.map(recipe => (
            <RecipeCard key={recipe._id} recipe={recipe} />
          ))}
        </CardGrid>
      )}
    </div>
  );
}
