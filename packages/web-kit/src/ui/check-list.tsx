import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './check-list.module.css';

/** What one gets, each with its tick. */
export const CheckList = ({ children }: { children: ReactNode }) => (
  <ul className={styles.list}>{children}</ul>
);

export const CheckItem = ({ children }: { children: ReactNode }) => (
  <li>
    <Check aria-hidden="true" />
    <span>{children}</span>
  </li>
);
