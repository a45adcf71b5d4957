import { PageHead } from '@sufra/web-kit';
import { useState } from 'react';
import { AccountFrame } from '../frame/account-frame.tsx';
import { PasswordIsSet } from './password-is-set.tsx';
import { ResetLinkMissing } from './reset-link-missing.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { useResetToken } from './reset-token.ts';

export default function ResetPasswordPage() {
  const token = useResetToken();
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
          <ResetPasswordForm token={token} onSet={() => setIsSet(true)} />
        </AccountFrame>
      )}
    </>
  );
}
