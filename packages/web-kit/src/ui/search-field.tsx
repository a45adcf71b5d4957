import type { ReactNode, Ref } from 'react';
import { t } from '../texts/text.ts';
import styles from './search-field.module.css';
import { Skeleton } from './skeleton.tsx';
import { TextField } from './text-field.tsx';

export interface SearchFieldProps {
  label?: string;
  placeholder: string;
  words: string;
  onChange: (words: string) => void;
  /** How much was found; read out as it changes. */
  count: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Above a list: what to look for, and how much of it there is. */
export const SearchField = ({
  label = t('search.label'),
  placeholder,
  words,
  onChange,
  count,
  ref,
}: SearchFieldProps) => (
  <div className={styles.search}>
    <TextField
      ref={ref}
      className={styles.field}
      label={label}
      type="search"
      placeholder={placeholder}
      autoComplete="off"
      value={words}
      onChange={event => onChange(event.target.value)}
    />
    <p className={styles.count} role="status">
      {count}
    </p>
  </div>
);

/** Its place, until there is something to search. */
export const SearchFieldSkeleton = () => (
  <div className={styles.search}>
    <div className={styles.field}>
      <Skeleton width="4rem" />
      <Skeleton shape="block" height="44px" />
    </div>
    <div className={styles.count}>
      <Skeleton width="6rem" />
    </div>
  </div>
);
