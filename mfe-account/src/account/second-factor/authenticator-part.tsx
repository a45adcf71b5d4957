import { Button, formatDate } from '@sufra/web-kit';
import { lazy, Suspense, useState } from 'react';
import { RemoveFactor } from './remove-factor.tsx';
import type { SecondFactorProps } from './second-factor-props.ts';
import styles from './second-factors.module.css';

// With what draws its QR code.
const AuthenticatorDialog = lazy(() => import('./authenticator-dialog.tsx'));

export function AuthenticatorPart({ status, user, account }: SecondFactorProps) {
  const [open, setOpen] = useState<'setup' | 'removal'>();
  const close = () => setOpen(undefined);
  const { authenticator } = status;

  return (
    <div className={styles.part}>
      <h3 className={styles.title}>Authenticator app</h3>
      <p className={styles.words}>
        {authenticator
          ? `Added on ${formatDate(authenticator.addedAt)}.`
          : 'An app on your phone shows a new code every half minute, also without a connection.'}
      </p>
      <div className={styles.buttons}>
        <Button tone="quiet" onClick={() => setOpen('setup')}>
          {authenticator ? 'Use another app' : 'Set up an app'}
        </Button>
        {authenticator && (
          <Button tone="danger" onClick={() => setOpen('removal')}>
            Remove the app
          </Button>
        )}
      </div>
      {open === 'setup' && (
        <Suspense>
          <AuthenticatorDialog user={user} account={account} status={status} onClose={close} />
        </Suspense>
      )}
      {open === 'removal' && (
        <RemoveFactor title="Remove the authenticator app?" status={status} onClose={close} />
      )}
    </div>
  );
}
