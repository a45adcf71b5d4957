import type { SharedRecipe } from '@sufra/contracts';
import { VisuallyHidden } from '@sufra/web-kit';
import { Check, Search } from 'lucide-react';
import { NotHalalMark } from './not-halal-mark.tsx';
import styles from './short-verdict.module.css';

/** What the check said, in little room: a tick where there is nothing to do, words where there is. */
export function ShortVerdict({ recipe }: { recipe: SharedRecipe }) {
  if (recipe.halal.verdict === 'haram') return <NotHalalMark recipe={recipe} />;
  if (recipe.halal.verdict === 'doubtful') {
    return (
      <small className={styles.doubtful}>
        <Search aria-hidden="true" />
        Check the label
      </small>
    );
  }
  return (
    <span className={styles.halal} title="Checked halal">
      <Check aria-hidden="true" />
      <VisuallyHidden>Checked halal</VisuallyHidden>
    </span>
  );
}
