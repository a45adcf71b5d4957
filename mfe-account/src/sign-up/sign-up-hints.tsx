import { limits } from '@sufra/contracts';
import styles from './sign-up-hints.module.css';

export const passwordRuleId = 'sign-up-password-rule';

export const SignUpHints = () => (
  <ul className={styles.hints}>
    <li id={passwordRuleId}>Password at least {limits.passwordLengthMin} characters</li>
    <li>Email must be unique</li>
    <li>Email must be confirmed</li>
  </ul>
);
