import { Button, LinkButton, part } from '@sufra/web-kit';
import { FileDown, FileUp } from 'lucide-react';
import { useState } from 'react';
import { t } from '../texts/text.ts';
import styles from './export-all.module.css';

const ExportDialog = part(
  async () => (await import('./export-dialog.tsx')).ExportDialog,
  () => null,
);

/** The way out for all recipes of a member at once, and beside it the way in. */
export function ExportAll() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.ways}>
      <Button tone="quiet" onClick={() => setIsOpen(true)}>
        <FileDown aria-hidden="true" />
        {t('export.all')}
      </Button>
      <LinkButton tone="quiet" to="/import">
        <FileUp aria-hidden="true" />
        {t('import.title')}
      </LinkButton>
      {isOpen && <ExportDialog open={isOpen} onOpenChange={setIsOpen} />}
    </div>
  );
}
