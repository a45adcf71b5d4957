import { Button, part } from '@sufra/web-kit';
import { FileDown } from 'lucide-react';
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
    <div className={styles.ways}>
      <Button tone="quiet" onClick={() => setIsOpen(true)}>
        <FileDown aria-hidden="true" />
        {t('export.all')}
      </Button>
      {isOpen && <ExportDialog open={isOpen} onOpenChange={setIsOpen} />}
    </div>
  );
}
