import { limits, type SecondFactorStatus } from '@sufra/contracts';
import { Button, formatDate } from '@sufra/web-kit';
import { lazy, Suspense, useState } from 'react';
import { offersPasskeys } from '../../second-factor/passkey.ts';
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
      <h3 className={styles.title}>Passkeys</h3>
      <p className={styles.words}>
        A phone, a computer or a security key that signs in by itself, without a password.
      </p>
      {passkeys.length > 0 && (
        <ul className={styles.keys}>
          {passkeys.map(passkey => (
            <PasskeyItem key={passkey.id} passkey={passkey} status={status} />
          ))}
        </ul>
      )}
      {!offersPasskeys() ? (
        <p className={styles.words}>This browser knows no passkeys.</p>
      ) : passkeys.length < limits.passkeys ? (
        <Button tone="quiet" onClick={() => setIsAdding(true)}>
          Add a passkey
        </Button>
      ) : (
        <p className={styles.words}>These are as many as one account may have.</p>
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
        Added on {formatDate(addedAt)}
        {lastUsedAt ? `, last used on ${formatDate(lastUsedAt)}` : ', not used yet'}.
      </p>
      <div className={styles.buttons}>
        <Button tone="quiet" aria-label={`Rename: ${name}`} onClick={() => setOpen('name')}>
          Rename
        </Button>
        <Button tone="danger" aria-label={`Remove: ${name}`} onClick={() => setOpen('removal')}>
          Remove
        </Button>
      </div>
      {open === 'name' && <RenamePasskey id={id} name={name} onClose={close} />}
      {open === 'removal' && (
        <RemoveFactor
          title={
            <>
              Remove <bdi>{name}</bdi>?
            </>
          }
          passkeyId={id}
          status={status}
          onClose={close}
        />
      )}
    </li>
  );
}
