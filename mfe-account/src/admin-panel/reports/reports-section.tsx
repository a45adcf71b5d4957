import { SelectField } from '@sufra/web-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../texts/text.ts';
import styles from '../queue/queue.module.css';
import { Queue } from '../queue/queue.tsx';
import { ReportEntry } from './report-entry.tsx';
import { type ReportState, reportsBy } from './reports-api.ts';

const choices = () => [
  { value: 'open', label: t('admin.reports.open') },
  { value: 'answered', label: t('admin.reports.answered') },
  { value: 'all', label: t('admin.reports.all') },
];

const stateOf = (choice: string): ReportState | undefined =>
  choice === 'open' || choice === 'answered' ? choice : undefined;

const texts = () => ({
  failed: t('admin.reports.failed'),
  loading: t('admin.reports.loading'),
  none: t('admin.reports.none'),
  moreFailed: t('admin.reports.moreFailed'),
  shown: (shown: number) => t('admin.reports.shown', { shown }),
});

/** What readers say is wrong with a verdict, and what moderators answer. */
export function ReportsSection() {
  const [choice, setChoice] = useState('open');
  return (
    <>
      <SelectField
        className={styles.choice}
        label={t('admin.reports.show')}
        options={choices()}
        value={choice}
        onChange={({ target }) => setChoice(target.value)}
      />
      <Reports key={choice} state={stateOf(choice)} />
    </>
  );
}

function Reports({ state }: { state: ReportState | undefined }) {
  return (
    <Queue pages={useInfiniteQuery(reportsBy(state))} texts={texts()}>
      {report => <ReportEntry key={report._id} report={report} />}
    </Queue>
  );
}
