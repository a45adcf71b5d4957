import { limits, messages } from '@sufra/contracts';
import { LinkButton, Notice, say } from '@sufra/web-kit';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';
import { t } from '../texts/text.ts';

export function PasswordIsSet() {
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(() => navigate('/signin', { replace: true }), limits.resetRedirectMilliseconds);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <AccountFrame title={t('reset.done')}>
      <div className={styles.form}>
        <Notice tone="success" title={say(messages.passwordReset)}>
          {t('reset.doneWords')}
        </Notice>
        <LinkButton to="/signin" replace>
          {t('reset.signInNow')}
        </LinkButton>
      </div>
    </AccountFrame>
  );
}
