import { t } from '../../texts/text.ts';
import styles from './archive-report.module.css';

interface TogetherProps {
  titles: readonly string[];
  why: string;
}

const shownAtOnce = 3;

/** What was left out for one reason; where it is much, its names are a press away. */
export function Together({ titles, why }: TogetherProps) {
  const names = (
    <ul className={styles.titles}>
      {titles.map((title, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and they never move
        <li key={at} className={styles.what} dir="auto">
          {title}
        </li>
      ))}
    </ul>
  );
  if (titles.length <= shownAtOnce)
    return (
      <div>
        {names}
        <p className={styles.why}>{why}</p>
      </div>
    );
  return (
    <details>
      <summary>
        {t('import.archive.many', { count: titles.length })} <span className={styles.why}>{why}</span>
      </summary>
      {names}
    </details>
  );
}
