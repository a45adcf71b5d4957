import { Button, IconButton, part } from '@sufra/web-kit';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { t } from '../texts/text.ts';
import type { ShownVerdict } from './api/send-report.ts';
import styles from './report-verdict.module.css';

const ReportDialog = part(
  () => import('./report-dialog.tsx').then(module => module.ReportDialog),
  () => null,
);

interface ReportVerdictProps {
  /** Of several, the reader says which one. */
  verdicts: readonly ShownVerdict[];
  /** Beside a line, whose words say what it is of. */
  isSmall?: boolean;
}

/** 'This is wrong': opens what asks why. */
export function ReportVerdict({ verdicts, isSmall = false }: ReportVerdictProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const line = verdicts[0]?.line;
  if (line === undefined) return null;
  return (
    <>
      {isSmall ? (
        <IconButton
          label={t('report.wrongLine', { line })}
          title={t('report.wrong')}
          className={styles.small}
          data-print="hide"
          onClick={open}
        >
          <Flag aria-hidden="true" />
        </IconButton>
      ) : (
        <Button
          tone="quiet"
          className={styles.button}
          data-print="hide"
          aria-label={verdicts.length > 1 ? undefined : t('report.wrongLine', { line })}
          onClick={open}
        >
          <Flag aria-hidden="true" />
          {verdicts.length > 1 ? t('report.anyWrong') : t('report.wrong')}
        </Button>
      )}
      {isOpen && <ReportDialog verdicts={verdicts} onClose={() => setIsOpen(false)} />}
    </>
  );
}
