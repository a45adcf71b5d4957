import type { ReactNode } from 'react';
import styles from './label-line.module.css';

/** The text, with what was found in it marked where it stands. */
export function MarkedWords({ text, words }: { text: string; words: readonly string[] }): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  const places = words
    .map(found => ({ at: text.indexOf(found), length: found.length }))
    .filter(({ at, length }) => at >= 0 && length > 0)
    .toSorted((one, other) => one.at - other.at);
  for (const { at, length } of places) {
    if (at < from) continue;
    parts.push(
      text.slice(from, at),
      <mark key={at} className={styles.mark}>
        {text.slice(at, at + length)}
      </mark>,
    );
    from = at + length;
  }
  return [...parts, text.slice(from)];
}
