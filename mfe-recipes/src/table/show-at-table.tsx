import type { Recipe } from '@sufra/contracts';
import { useQuery } from '@tanstack/react-query';
import { eatersQuery } from '../eaters/api/eaters.ts';
import { t } from '../texts/text.ts';
import { useShowRecipe } from './api/show-recipe.ts';
import styles from './table.module.css';

/** For the owner of a saved recipe who cooks in a household: whether the others read it, planned or not. */
export function ShowAtTable({ recipe }: { recipe: Recipe }) {
  const { data: table } = useQuery({ ...eatersQuery, enabled: recipe.isSaved });
  const show = useShowRecipe(recipe._id);
  if (!recipe.isSaved || !table?.isShared || !table.mayWrite) return null;
  return (
    <label className={styles.show} data-print="hide">
      <input
        type="checkbox"
        checked={show.isPending ? show.variables : (recipe.isAtTable ?? false)}
        disabled={show.isPending}
        onChange={({ target }) => show.mutate(target.checked)}
      />
      <span>
        {t('table.show')}
        <small className={styles.hint}>{t('table.showHint')}</small>
      </span>
    </label>
  );
}
