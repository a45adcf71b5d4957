import { Button, formatDate } from '@sufra/web-kit';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../texts/text.ts';
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
      <h3 className={styles.title}>{t('account.app.title')}</h3>
      <p className={styles.words}>
        {authenticator
          ? t('account.app.added', { date: formatDate(authenticator.addedAt) })
          : t('account.app.words')}
      </p>
      <div className={styles.buttons}>
        <Button tone="quiet" onClick={() => setOpen('setup')}>
          {authenticator ? t('account.app.another') : t('account.app.setUp')}
        </Button>
        {authenticator && (
          <Button tone="danger" onClick={() => setOpen('removal')}>
            {t('account.app.remove')}
          </Button>
        )}
      </div>
      {open === 'setup' && (
        <Suspense>
          <AuthenticatorDialog user={user} account={account} status={status} onClose={close} />
        </Suspense>
      )}
      {open === 'removal' && (
        <RemoveFactor title={t('account.app.removal')} status={status} onClose={close} />
      )}
    </div>
  );
}
