import type { ShoppingMeal } from '@sufra/contracts';
import { Notice } from '@sufra/web-kit';
import { forbiddenThings } from '../recipe/forbidden-things.ts';
import { inLanguage } from '../recipe/in-language.ts';
import { ForbiddenList } from '../recipe/no-longer-halal.tsx';
import { useSubstitutes } from '../substitutes/say-substitute.ts';
import { t } from '../texts/text.ts';
import styles from './left-out.module.css';

type Meal = Pick<ShoppingMeal, 'id' | 'title' | 'language' | 'leftOut'>;

/** What the list leaves out of recipes that are no longer halal, and what to buy instead; on paper too. */
export function LeftOut({ meals }: { meals: readonly Meal[] }) {
  useSubstitutes();
  const affected = meals.flatMap(({ title, language, leftOut }) =>
    leftOut ? [{ title, language, ...leftOut }] : [],
  );
  const once = [...new Map(affected.map(recipe => [recipe.title, recipe])).values()];
  if (once.length === 0) return null;
  return (
    <Notice
      tone="danger"
      role="note"
      aria-label={t('shopping.leftOut.name')}
      title={t('shopping.leftOut.title')}
      className={styles.leftOut}
    >
      {once.map(recipe => (
        <section key={recipe.title} aria-label={recipe.title} className={styles.recipe}>
          <p {...inLanguage(recipe.language)}>{recipe.title}</p>
          <ForbiddenList things={forbiddenThings(recipe)} isShort />
        </section>
      ))}
    </Notice>
  );
}
