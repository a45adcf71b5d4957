import type { SharedRecipe } from '@sufra/contracts';
import { t } from '../texts/text.ts';
import { isNoLongerHalal } from './line-warnings.ts';
import styles from './not-halal-mark.module.css';

/** Beside a recipe's title, where there is no room for more. */
export const NotHalalMark = ({ recipe }: { recipe: Pick<SharedRecipe, 'halal'> | undefined }) =>
  recipe && isNoLongerHalal(recipe) ? (
    <small className={styles.mark}>{t('recipe.verdict.haram')}</small>
  ) : null;
