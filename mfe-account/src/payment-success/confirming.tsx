import { Spinner } from '@sufra/web-kit';
import styles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';

export const Confirming = () => (
  <AccountFrame title="One moment" lead="The page goes on by itself, usually within a few seconds.">
    <p className={styles.working} role="status">
      <Spinner /> We are confirming your payment…
    </p>
  </AccountFrame>
);
