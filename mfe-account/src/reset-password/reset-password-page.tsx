import { messages } from '@sufra/contracts';
import { LinkButton, Notice, PageHead, say } from '@sufra/web-kit';
import { useState } from 'react';
import { useTokenFromPath } from '../address/token-from-path.ts';
import styles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';
import { t } from '../texts/text.ts';
import { useIsAfterUndoing } from './after-undoing.ts';
import { PasswordIsSet } from './password-is-set.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

export default function ResetPasswordPage() {
  const token = useTokenFromPath('/reset-password');
  const isAfterUndoing = useIsAfterUndoing();
  const [isSet, setIsSet] = useState(false);

  return (
    <>
      <PageHead title={t('reset.title')} description={t('reset.description')} />
      {isSet && <PasswordIsSet />}
      {!isSet && !token && <ResetLinkMissing />}
      {!isSet && token && (
        <AccountFrame title={t('reset.title')} lead={t('reset.lead')}>
          <div className={styles.form}>
            {isAfterUndoing && (
              <Notice tone="success" title={say(messages.changeUndone)}>
                {t('reset.afterUndoing')}
              </Notice>
            )}
            <ResetPasswordForm token={token} onSet={() => setIsSet(true)} />
          </div>
        </AccountFrame>
      )}
    </>
  );
}

const ResetLinkMissing = () => (
  <AccountFrame title={t('reset.missing')} lead={t('reset.missingLead')}>
    <LinkButton to="/forgot-password">{t('verified.newLink')}</LinkButton>
  </AccountFrame>
);
