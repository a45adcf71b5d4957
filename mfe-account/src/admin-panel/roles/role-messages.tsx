import { limits } from '@sufra/contracts';
import { IconButton, Notice } from '@sufra/web-kit';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { t } from '../../texts/text.ts';
import styles from './role-messages.module.css';
import type { RoleChanges, Success } from './use-role-changes.ts';

/** How changes of roles ended: in sight wherever in the list one is, and read out. */
export const RoleMessages = ({ successes, failure, forget, dismissFailure }: RoleChanges) => (
  <div className={styles.place}>
    <div className={styles.messages}>
      <div role="status" className={styles.successes}>
        {successes.map(success => (
          <PassingMessage key={success.id} success={success} onEnd={forget} />
        ))}
      </div>
      {failure && (
        <Notice tone="danger" className={styles.message}>
          <span className={styles.failure}>
            {failure}
            <IconButton label={t('admin.roles.dismiss')} onClick={dismissFailure}>
              <X aria-hidden="true" />
            </IconButton>
          </span>
        </Notice>
      )}
    </div>
  </div>
);

function PassingMessage({ success, onEnd }: { success: Success; onEnd: (id: number) => void }) {
  const end = useEffectEvent(() => onEnd(success.id));

  useEffect(() => {
    const timer = setTimeout(end, limits.roleMessageMilliseconds);
    return () => clearTimeout(timer);
  }, []);

  // The place around it is what is read out.
  return (
    <Notice tone="success" role="none" className={styles.message}>
      {success.message}
    </Notice>
  );
}
