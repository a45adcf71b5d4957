import { Pattern } from '@sufra/web-kit';
import styles from './result.module.css';

/** What will be here: something to look forward to, and not yet another form. */
export const NoRecipeYet = () => (
  <div className={styles.empty}>
    <Pattern fade="fromCentre" />
    <p className={styles.promise}>Your recipe forms here, line by line.</p>
    <p>Each line is checked before you see it. It takes about twenty seconds.</p>
  </div>
);
