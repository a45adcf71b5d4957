import { findSunnah } from './find-sunnah.ts';
import styles from './sunnah-names.module.css';

/** Which ingredients of the Sunnah are in it, each by its name and once. */
export function SunnahNames({ items }: { items: readonly string[] }) {
  const found = items.flatMap(findSunnah).filter(({ isSunnah }) => isSunnah);
  const names = [...new Set(found.map(({ text }) => text.toLowerCase()))];
  if (names.length === 0) return null;
  return (
    <p className={styles.names}>
      {names.map((name, place) => (
        <span key={name}>
          {place > 0 && ', '}
          <mark>{name}</mark>
        </span>
      ))}
    </p>
  );
}
