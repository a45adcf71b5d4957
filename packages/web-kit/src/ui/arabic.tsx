import type { ReactNode } from 'react';
import styles from './arabic.module.css';

export interface ArabicProps {
  /** The Arabic text. */
  children: string;
  transliteration?: string;
  translation?: ReactNode;
}

/** Arabic, marked as such, with how it sounds and what it means beneath. */
export const Arabic = ({ children, transliteration, translation }: ArabicProps) => (
  <div className={styles.quote}>
    <p className={styles.arabic} lang="ar" dir="rtl">
      {children}
    </p>
    {transliteration && (
      <p className={styles.transliteration} lang="ar-Latn">
        {transliteration}
      </p>
    )}
    {translation && <p>{translation}</p>}
  </div>
);
