import { limits, messages } from '@sufra/contracts';
import { LinkButton, Notice } from '@sufra/web-kit';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';

export function PasswordIsSet() {
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(() => navigate('/signin', { replace: true }), limits.resetRedirectMilliseconds);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <AccountFrame title="Your new password is set">
      <div className={styles.form}>
        <Notice tone="success" title={messages.passwordReset}>
          We take you there in a moment.
        </Notice>
        <LinkButton to="/signin" replace>
          Sign in now
        </LinkButton>
      </div>
    </AccountFrame>
  );
}
