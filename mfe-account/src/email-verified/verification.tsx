import { messages } from '@sufra/contracts';
import { LinkButton, Spinner } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { AccountFrame } from '../frame/account-frame.tsx';
import { verifyEmailQuery } from './api/verify-email.ts';
import styles from './verification.module.css';
import { VerificationFailed } from './verification-failed.tsx';

export function Verification({ token, ready }: { token: string; ready: boolean }) {
  const verification = useQuery({ ...verifyEmailQuery(token), enabled: ready });

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
        <p className={styles.working} role="status">
          <Spinner /> We are confirming your email address…
        </p>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={messages.emailVerified} lead="Your address is confirmed, and your account is ready.">
      <LinkButton to="/signin">Sign in</LinkButton>
    </AccountFrame>
  );
}
