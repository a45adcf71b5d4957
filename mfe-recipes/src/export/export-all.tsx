import { part } from '@sufra/web-kit';
import { useState } from 'react';
import { t } from '../texts/text.ts';
import styles from './export-all.module.css';

const ExportDialog = part(
  async () => (await import('./export-dialog.tsx')).ExportDialog,
  () => null,
);

/** The way out for all recipes of a member at once. */
export function ExportAll() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.way}
        aria-label={t('export.all')}
        onClick={() => setIsOpen(true)}
      >
        {t('export.button')}
      </button>
      {isOpen && <ExportDialog open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
