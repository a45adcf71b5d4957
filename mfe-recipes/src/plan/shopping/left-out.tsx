import type { Recipe } from '@sufra/contracts';
import { Notice } from '@sufra/web-kit';
import { forbiddenThings } from '../../recipe/forbidden-things.ts';
import { inLanguage } from '../../recipe/in-language.ts';
import { isNoLongerHalal } from '../../recipe/line-warnings.ts';
import { ForbiddenList } from '../../recipe/no-longer-halal.tsx';
import { useSubstitutes } from '../../substitutes/say-substitute.ts';
import { t } from '../../texts/text.ts';
import styles from './left-out.module.css';

/** What the list leaves out of recipes that are no longer halal, and what to buy instead; on paper too. */
export function LeftOut({ recipes }: { recipes: Recipe[] }) {
  useSubstitutes();
  const affected = recipes.filter(isNoLongerHalal);
  if (affected.length === 0) return null;
  return (
    <Notice
      tone="danger"
      role="note"
      aria-label={t('plan.shopping.leftOut.name')}
      title={t('plan.shopping.leftOut.title')}
      className={styles.leftOut}
    >
      {affected.map(recipe => (
        <section key={recipe._id} aria-label={recipe.title} className={styles.recipe}>
          <p {...inLanguage(recipe.language)}>{recipe.title}</p>
          <ForbiddenList things={forbiddenThings(recipe)} isShort />
        </section>
      ))}
    </Notice>
  );
}
