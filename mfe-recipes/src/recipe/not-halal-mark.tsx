import type { SharedRecipe } from '@sufra/contracts';
import { isNoLongerHalal } from './forbidden-things.ts';
import styles from './not-halal-mark.module.css';

/** Beside a recipe's title, where there is no room for more. */
export const NotHalalMark = ({ recipe }: { recipe: Pick<SharedRecipe, 'halal'> | undefined }) =>
  recipe && isNoLongerHalal(recipe) ? <small className={styles.mark}>No longer halal</small> : null;
