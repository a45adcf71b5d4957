import type { SharedRecipe } from '@sufra/contracts';
import { Notice, say } from '@sufra/web-kit';
import { useSubstitutes } from '../substitutes/say-substitute.ts';
import { t } from '../texts/text.ts';
import styles from './halal-notes.module.css';

interface HalalNotesProps {
  halal: SharedRecipe['halal'];
  /** Where a reason may be that of a school: home's sample has none. */
  sayReason?: (sentence: string) => string;
}

/** What wants a certified product, each with the reason; nothing where there is no doubt. */
export function HalalNotes({ halal, sayReason = say }: HalalNotesProps) {
  const sayInstead = useSubstitutes();
  if (halal.verdict === 'halal' || halal.notes.length === 0) return null;
  return (
    <Notice tone="warning" role="note" title={t('recipe.notes.title')}>
      <ul className={styles.notes}>
        {halal.notes.map(({ words, reason, substitute }) => (
          <li key={words}>
            <strong dir="auto">{words}</strong>: <bdi>{sayReason(reason)}</bdi>
            {substitute && ` ${t('recipe.notes.substitute', { substitute: sayInstead(substitute) })}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
