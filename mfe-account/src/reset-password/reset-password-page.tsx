import { messages } from '@sufra/contracts';
import { Notice, PageHead } from '@sufra/web-kit';
import { useState } from 'react';
import { useTokenFromPath } from '../address/token-from-path.ts';
import styles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';
import { useIsAfterUndoing } from './after-undoing.ts';
import { PasswordIsSet } from './password-is-set.tsx';
import { ResetLinkMissing } from './reset-link-missing.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

export default function ResetPasswordPage() {
  const token = useTokenFromPath('/reset-password');
  const isAfterUndoing = useIsAfterUndoing();
  const [isSet, setIsSet] = useState(false);

  return (
    <>
      <PageHead title="Set a new password" description="The page that a password link leads to." />
      {isSet && <PasswordIsSet />}
      {!isSet && !token && <ResetLinkMissing />}
      {!isSet && token && (
        <AccountFrame
          title="Set a new password"
          lead="Once it is set, you are signed out everywhere and sign in with the new one."
        >
          <div className={styles.form}>
            {isAfterUndoing && (
              <Notice tone="success" title={messages.changeUndone}>
                Now choose a password that is yours alone: the one before no longer works.
              </Notice>
            )}
            <ResetPasswordForm token={token} onSet={() => setIsSet(true)} />
          </div>
        </AccountFrame>
      )}
    </>
  );
}
