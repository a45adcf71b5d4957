import { networkFailure } from '@sufra/contracts';
import type { ReactNode } from 'react';
import { ApiError } from '../http/api-error.ts';
import { say } from '../said/say.ts';
import { t } from '../texts/text.ts';
import { Button } from './button.tsx';
import styles from './empty-state.module.css';

export interface ErrorStateProps {
  /** What happened. */
  title?: ReactNode;
  children?: ReactNode;
  /** What was thrown: its number helps the support that is asked. */
  error?: unknown;
  onRetry?: () => void;
  retrying?: boolean;
  /** Beside 'Try again'. */
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** Something failed: what happened, and a way to try again. */
export function ErrorState({
  title = say(networkFailure),
  children,
  error,
  onRetry,
  retrying = false,
  action,
  headingLevel: Heading = 'h2',
}: ErrorStateProps) {
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <div className={styles.empty} role="alert">
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.words}>{children}</p>}
      {(onRetry || action) && (
        <div className={styles.action}>
          {onRetry && (
            <Button onClick={onRetry} busy={retrying}>
              {t('tryAgain')}
            </Button>
          )}
          {action}
        </div>
      )}
      {requestId && <p className={styles.small}>{t('error.reference', { number: requestId })}</p>}
    </div>
  );
}
