import { Arabic } from '@sufra/web-kit';
import styles from './dua-text.module.css';
import type { Dua } from './duas.ts';

/** What is said, how it sounds, what it means, and where it is handed down. */
export const DuaText = ({ dua, id }: { dua: Dua; id?: string }) => (
  <>
    <h2 className={styles.occasion} id={id}>
      {dua.occasion}
    </h2>
    <Arabic transliteration={dua.transliteration} translation={dua.translation}>
      {dua.arabic}
    </Arabic>
    <p className={styles.source}>{dua.source}</p>
  </>
);
