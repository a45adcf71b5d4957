import type { Judgement } from './judge-password.ts';
import styles from './password-strength.module.css';

/** The bars repeat what the words say, for the eye alone. */
export const PasswordStrength = ({ level, words }: Judgement) => (
  <span className={styles.strength} data-level={level}>
    <span className={styles.bars} aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
    <span aria-live="polite">{words}</span>
  </span>
);
