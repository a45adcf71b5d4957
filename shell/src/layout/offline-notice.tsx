import { toast, useOnline } from '@sufra/web-kit';
import { WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { t } from '../texts/text.ts';
import styles from './offline-notice.module.css';

/** On every page, while there is no connection; and once when there is one again. */
export function OfflineNotice() {
  const isOnline = useOnline();
  const wasOffline = useRef(false);

  useEffect(() => {
    if (isOnline && wasOffline.current) toast({ tone: 'success', message: t('offline.back') });
    wasOffline.current = !isOnline;
  }, [isOnline]);

  if (isOnline) return null;
  return (
    <div role="status" className={styles.place} data-print="hide">
      <p className={styles.notice}>
        <WifiOff aria-hidden="true" />
        {t('offline.notice')}
      </p>
    </div>
  );
}
