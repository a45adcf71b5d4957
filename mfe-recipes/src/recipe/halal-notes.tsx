import type { SharedRecipe } from '@sufra/contracts';
import { Notice } from '@sufra/web-kit';
import { useHeld } from '../schools/say-held.ts';
import { useSubstitutes } from '../substitutes/say-substitute.ts';
import { t } from '../texts/text.ts';
import styles from './halal-notes.module.css';

/** What wants a certified product, each with the reason; nothing where there is no doubt. */
export function HalalNotes({ halal }: { halal: SharedRecipe['halal'] }) {
  const sayInstead = useSubstitutes();
  const sayHeld = useHeld(halal.school !== undefined);
  if (halal.verdict === 'halal' || halal.notes.length === 0) return null;
  return (
    <Notice tone="warning" role="note" title={t('recipe.notes.title')}>
      <ul className={styles.notes}>
        {halal.notes.map(({ words, reason, substitute }) => (
          <li key={words}>
            <strong dir="auto">{words}</strong>: <bdi>{sayHeld(reason)}</bdi>
            {substitute && ` ${t('recipe.notes.substitute', { substitute: sayInstead(substitute) })}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
