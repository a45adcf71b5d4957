import { t } from '../texts/text.ts';
import styles from './contents.module.css';

/** The parts of a long page, at its top. */
export const Contents = ({ parts }: { parts: { id: string; title: string }[] }) => (
  <nav aria-label={t('feast.contents')} data-print="hide">
    <ul className={styles.contents}>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.link}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
