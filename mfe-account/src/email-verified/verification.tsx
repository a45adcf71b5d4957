import { messages } from '@sufra/contracts';
import { LinkButton, Spinner, useSession } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import formStyles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';
import { verifyEmailQuery } from './api/verify-email.ts';
import { VerificationFailed } from './verification-failed.tsx';

export function Verification({ token, ready }: { token: string; ready: boolean }) {
  const verification = useQuery({ ...verifyEmailQuery(token), enabled: ready });
  const isSignedIn = useSession().status === 'signed-in';

  if (verification.isError) {
    return (
      <VerificationFailed
        error={verification.error}
        onRetry={verification.refetch}
        retrying={verification.isFetching}
      />
    );
  }
  if (verification.isPending) {
    return (
      <AccountFrame title="One moment">
        <p className={formStyles.working} role="status">
          <Spinner /> We are confirming your email address…
        </p>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={messages.emailVerified} lead="Your address is confirmed, and your account is ready.">
      {/* Whoever confirms a new address is signed in already. */}
      {isSignedIn ? (
        <LinkButton to="/account">Your account</LinkButton>
      ) : (
        <LinkButton to="/signin">Sign in</LinkButton>
      )}
    </AccountFrame>
  );
}
