import { brand } from '@sufra/contracts';
import styles from './logo.module.css';

/** The mark and the name; the shell wraps it in a link home. */
export const Logo = () => (
  <span className={styles.logo}>
    <svg viewBox="0 0 96 96" fill="none" stroke="currentColor" strokeWidth="7" aria-hidden="true">
      <rect x="22" y="22" width="52" height="52" />
      <rect x="22" y="22" width="52" height="52" transform="rotate(45 48 48)" />
    </svg>
    {brand.name}
  </span>
);
