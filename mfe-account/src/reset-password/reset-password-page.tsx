import { messages } from '@sufra/contracts';
import { LinkButton, Notice, PageHead } from '@sufra/web-kit';
import { useState } from 'react';
import { useTokenFromPath } from '../address/token-from-path.ts';
import styles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';
import { useIsAfterUndoing } from './after-undoing.ts';
import { PasswordIsSet } from './password-is-set.tsx';
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

const ResetLinkMissing = () => (
  <AccountFrame
    title="No link to follow"
    lead="This page is where the link in our email leads. The address that you opened lacks its last part: please click the link itself, or ask for another."
  >
    <LinkButton to="/forgot-password">Ask for a new link</LinkButton>
  </AccountFrame>
);
