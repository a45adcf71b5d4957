import { ApiError, Button, LinkButton, Notice } from '@sufra/web-kit';
import { AccountFrame } from '../frame/account-frame.tsx';
import styles from './verification.module.css';

export interface VerificationFailedProps {
  error: Error;
  onRetry: () => void;
  retrying: boolean;
}

export function VerificationFailed({ error, onRetry, retrying }: VerificationFailedProps) {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const isWorthAnotherTry = !isRefused || error.code === 'too_many_requests';

  return (
    <AccountFrame title="Your email is not confirmed">
      <Notice tone="danger" title={error.message}>
        {isWorthAnotherTry
          ? 'Your link is still good: nothing has been used up.'
          : 'A link works once and for 24 hours, and a newer one ends the older. If you have opened it before, you can simply sign in; otherwise ask for a new one, or sign up again.'}
      </Notice>
      <div className={styles.actions}>
        {isWorthAnotherTry ? (
          <Button onClick={onRetry} busy={retrying}>
            Try again
          </Button>
        ) : (
          <>
            <LinkButton to="/signin">Sign in</LinkButton>
            <LinkButton to="/resend-verification" tone="quiet">
              Ask for a new link
            </LinkButton>
            <LinkButton to="/signup" tone="quiet">
              Sign up again
            </LinkButton>
          </>
        )}
      </div>
    </AccountFrame>
  );
}
