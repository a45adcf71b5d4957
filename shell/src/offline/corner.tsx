import { IconButton } from '@sufra/web-kit';
import { CloudUpload, RefreshCw, TriangleAlert, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { t } from '../texts/text.ts';
import styles from './corner.module.css';
import { cornerStore } from './corner-store.ts';
import { RefusedChanges } from './refused-changes.tsx';

const useCorner = () => useSyncExternalStore(cornerStore.subscribe, cornerStore.get);

/** How it stands with what waits for the net, and with the version that runs here. Nothing, where there is nothing to say. */
export function Corner() {
  const { changes, hasNewVersion } = useCorner();
  const refused = changes.filter(change => change.refused);
  const waiting = changes.length - refused.length;
  return (
    <div className={styles.corner} data-print="hide" role="status">
      {waiting > 0 && (
        <p className={styles.item}>
          <CloudUpload aria-hidden="true" />
          {t('offline.waiting', { count: waiting })}
        </p>
      )}
      {refused.length > 0 && <Refused changes={refused} />}
      {hasNewVersion && <NewVersion />}
    </div>
  );
}

function Refused({ changes }: { changes: Parameters<typeof RefusedChanges>[0]['changes'] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.item}>
      <TriangleAlert aria-hidden="true" />
      <button type="button" className={styles.action} onClick={() => setOpen(true)}>
        {t('offline.refused', { count: changes.length })}
      </button>
      {isOpen && <RefusedChanges changes={changes} onClose={() => setOpen(false)} />}
    </div>
  );
}

function NewVersion() {
  const [isPutOff, setPutOff] = useState(false);
  if (isPutOff) return null;
  return (
    <div className={styles.item}>
      <RefreshCw aria-hidden="true" />
      {t('offline.newVersion')}
      <button type="button" className={styles.action} onClick={() => location.reload()}>
        {t('offline.reload')}
      </button>
      <IconButton label={t('offline.later')} onClick={() => setPutOff(true)}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
