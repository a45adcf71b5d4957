import { ApiError, Button, LinkButton, Notice } from '@sufra/web-kit';
import { AccountFrame } from '../frame/account-frame.tsx';
import { t } from '../texts/text.ts';
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
    <AccountFrame title={t('verified.failed')}>
      <Notice tone="danger" title={error.message}>
        {isWorthAnotherTry ? t('verified.stillGood') : t('verified.over')}
      </Notice>
      <div className={styles.actions}>
        {isWorthAnotherTry ? (
          <Button onClick={onRetry} busy={retrying}>
            {t('verified.tryAgain')}
          </Button>
        ) : (
          <>
            <LinkButton to="/signin">{t('form.signIn')}</LinkButton>
            <LinkButton to="/resend-verification" tone="quiet">
              {t('verified.newLink')}
            </LinkButton>
            <LinkButton to="/signup" tone="quiet">
              {t('verified.signUpAgain')}
            </LinkButton>
          </>
        )}
      </div>
    </AccountFrame>
  );
}
