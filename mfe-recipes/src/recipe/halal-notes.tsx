import type { SharedRecipe } from '@sufra/contracts';
import { Notice } from '@sufra/web-kit';
import styles from './halal-notes.module.css';

/** What wants a certified product, each with the reason; nothing where there is no doubt. */
export function HalalNotes({ halal }: { halal: SharedRecipe['halal'] }) {
  if (halal.verdict === 'halal' || halal.notes.length === 0) return null;
  return (
    <Notice tone="warning" role="note" title="Choose a halal-certified product">
      <ul className={styles.notes}>
        {halal.notes.map(({ words, reason, substitute }) => (
          <li key={words}>
            <strong>{words}</strong>: {reason}
            {substitute && <> Or use {substitute} instead.</>}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
