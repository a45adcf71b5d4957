import { limits } from '@sufra/contracts';
import { languageNames } from '@sufra/texts';
import { SelectField, TextArea, TextField } from '@sufra/web-kit';
import { type FormEvent, useState } from 'react';
import { t } from '../../texts/text.ts';
import { AnswerFoot } from '../queue/answer-foot.tsx';
import styles from '../queue/queue.module.css';
import { useAnswering } from '../queue/use-answering.ts';
import type { Report } from './report.ts';
import { verdictNames } from './report-names.ts';
import { type Answer, answerReport, reportsKey } from './reports-api.ts';

interface AnswerFormProps {
  report: Report;
  onClose: () => void;
}

const outcomes = () => [
  { value: 'stays', label: t('admin.reports.outcome.stays') },
  { value: 'changed', label: t('admin.reports.outcome.changed') },
];

/** A change needs what is shown of it to all: its words, and the verdict that they have now. */
export function AnswerForm({ report, onClose }: AnswerFormProps) {
  const [outcome, setOutcome] = useState<Answer['outcome']>('stays');
  const [reason, setReason] = useState('');
  const [words, setWords] = useState(report.words.slice(0, limits.changedWordsLength));
  const [verdict, setVerdict] = useState(report.today ?? report.verdict);
  const [isTried, setIsTried] = useState(false);
  const { send, isPending, failure } = useAnswering({
    answer: answerReport,
    sent: t('admin.reports.sent'),
    outOfDate: 'report_answered',
    queueKey: reportsKey,
  });
  const isChange = outcome === 'changed';
  const missing = (text: string) => isTried && text.trim() === '' && t('admin.reports.missing');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (reason.trim() === '' || (isChange && words.trim() === '') || isPending) return;
    const change = isChange && { change: { words, verdict } };
    send({ id: report._id, body: { outcome, reason, ...change } });
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <SelectField
        label={t('admin.reports.outcome')}
        options={outcomes()}
        value={outcome}
        onChange={({ target }) => setOutcome(target.value === 'changed' ? 'changed' : 'stays')}
      />
      {isChange && (
        <div className={styles.change}>
          <TextField
            label={t('admin.reports.change.words')}
            hint={t('admin.reports.change.hint')}
            maxLength={limits.changedWordsLength}
            value={words}
            error={missing(words)}
            onChange={({ target }) => setWords(target.value)}
          />
          <SelectField
            label={t('admin.reports.change.verdict')}
            options={Object.entries(verdictNames()).map(([value, label]) => ({ value, label }))}
            value={verdict}
            onChange={({ target }) => setVerdict(target.value as typeof verdict)}
          />
        </div>
      )}
      <TextArea
        label={t('admin.reports.reason')}
        hint={
          report.isByMember
            ? t('admin.reports.reasonMailed', { language: languageNames[report.language] })
            : t('admin.reports.reasonKept')
        }
        maxLength={limits.reportAnswerLength}
        value={reason}
        error={missing(reason)}
        onChange={({ target }) => setReason(target.value)}
      />
      <AnswerFoot failure={failure} isPending={isPending} onClose={onClose} />
    </form>
  );
}
