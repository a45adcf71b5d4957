import type { JudgedLine } from '@sufra/contracts';
import { VisuallyHidden } from '@sufra/web-kit';
import { Check, CircleX, Search } from 'lucide-react';
import { t } from '../../texts/text.ts';
import styles from './verdict-mark.module.css';

/** Of its own, as what home shows knows nothing that is forbidden, and would carry this too. */
export function VerdictMark({ verdict }: Pick<JudgedLine, 'verdict'>) {
  if (verdict === 'halal') return <Check className={styles.halal} aria-hidden="true" />;
  const isForbidden = verdict === 'haram';
  return (
    <span className={isForbidden ? styles.haram : styles.doubtful}>
      {isForbidden ? <CircleX aria-hidden="true" /> : <Search aria-hidden="true" />}
      <VisuallyHidden>{isForbidden ? t('import.mark.haram') : t('recipe.mark.doubtful')} </VisuallyHidden>
    </span>
  );
}
