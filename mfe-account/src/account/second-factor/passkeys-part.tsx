import { limits, type SecondFactorStatus } from '@sufra/contracts';
import { Button, formatDate } from '@sufra/web-kit';
import { lazy, Suspense, useState } from 'react';
import { offersPasskeys } from '../../second-factor/passkey.ts';
import { t, tRich } from '../../texts/text.ts';
import { RemoveFactor } from './remove-factor.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import type { SecondFactorProps } from './second-factor-props.ts';
import styles from './second-factors.module.css';

const PasskeyDialog = lazy(() => import('./passkey-dialog.tsx'));

export function PasskeysPart({ status, user, account }: SecondFactorProps) {
  const [isAdding, setIsAdding] = useState(false);
  const { passkeys } = status;

  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{t('account.passkeys.title')}</h3>
      <p className={styles.words}>{t('account.passkeys.words')}</p>
      {passkeys.length > 0 && (
        <ul className={styles.keys}>
          {passkeys.map(passkey => (
            <PasskeyItem key={passkey.id} passkey={passkey} status={status} />
          ))}
        </ul>
      )}
      {!offersPasskeys() ? (
        <p className={styles.words}>{t('account.passkeys.unknown')}</p>
      ) : passkeys.length < limits.passkeys ? (
        <Button tone="quiet" onClick={() => setIsAdding(true)}>
          {t('account.passkeys.add')}
        </Button>
      ) : (
        <p className={styles.words}>{t('account.passkeys.most')}</p>
      )}
      {isAdding && (
        <Suspense>
          <PasskeyDialog user={user} account={account} status={status} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </div>
  );
}

interface PasskeyItemProps {
  passkey: SecondFactorStatus['passkeys'][number];
  status: SecondFactorStatus;
}

function PasskeyItem({ passkey, status }: PasskeyItemProps) {
  const { id, name, addedAt, lastUsedAt } = passkey;
  const [open, setOpen] = useState<'name' | 'removal'>();
  const close = () => setOpen(undefined);

  return (
    <li className={styles.key}>
      <p className={styles.keyName}>
        <bdi>{name}</bdi>
      </p>
      <p className={styles.words}>
        {lastUsedAt
          ? t('account.passkeys.used', { added: formatDate(addedAt), used: formatDate(lastUsedAt) })
          : t('account.passkeys.unused', { added: formatDate(addedAt) })}
      </p>
      <div className={styles.buttons}>
        <Button
          tone="quiet"
          aria-label={t('account.passkeys.renameIt', { name })}
          onClick={() => setOpen('name')}
        >
          {t('account.passkeys.rename')}
        </Button>
        <Button
          tone="danger"
          aria-label={t('account.passkeys.removeIt', { name })}
          onClick={() => setOpen('removal')}
        >
          {t('account.second.remove')}
        </Button>
      </div>
      {open === 'name' && <RenamePasskey id={id} name={name} onClose={close} />}
      {open === 'removal' && (
        <RemoveFactor
          title={tRich('account.passkeys.removal', { name: <bdi>{name}</bdi> })}
          passkeyId={id}
          status={status}
          onClose={close}
        />
      )}
    </li>
  );
}
