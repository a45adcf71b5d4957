import type { SharedRecipe } from '@sufra/contracts';
import { VisuallyHidden } from '@sufra/web-kit';
import { Check, Search } from 'lucide-react';
import { t } from '../texts/text.ts';
import { NotHalalMark } from './not-halal-mark.tsx';
import styles from './short-verdict.module.css';

/** What the check said, in little room: a tick where there is nothing to do, words where there is. */
export function ShortVerdict({ recipe }: { recipe: Pick<SharedRecipe, 'halal'> }) {
  if (recipe.halal.verdict === 'haram') return <NotHalalMark recipe={recipe} />;
  if (recipe.halal.verdict === 'doubtful') {
    return (
      <small className={styles.doubtful}>
        <Search aria-hidden="true" />
        {t('recipe.verdict.doubtful')}
      </small>
    );
  }
  return (
    <span className={styles.halal} title={t('recipe.verdict.halal')}>
      <Check aria-hidden="true" />
      <VisuallyHidden>{t('recipe.verdict.halal')}</VisuallyHidden>
    </span>
  );
}
