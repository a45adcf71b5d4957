import { limits, messages } from '@sufra/contracts';
import { languageNames } from '@sufra/texts';
import { ApiError, Button, Notice, SelectField, say, TextArea, TextField, toast } from '@sufra/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { t } from '../../texts/text.ts';
import { auditKey } from '../admin-api.ts';
import type { Report } from './report.ts';
import { verdictNames } from './report-names.ts';
import styles from './reports.module.css';
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
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Answer['outcome']>('stays');
  const [reason, setReason] = useState('');
  const [words, setWords] = useState(report.words.slice(0, limits.changedWordsLength));
  const [verdict, setVerdict] = useState(report.today ?? report.verdict);
  const [isTried, setIsTried] = useState(false);
  const answering = useMutation({
    mutationFn: answerReport,
    onSuccess: () => toast(t('admin.reports.sent')),
    // The report goes from the list, and this form with it.
    onError: error => isAnswered(error) && toast({ tone: 'danger', message: error.message }),
    // Answered by another moderator, or now by this one: either way the lists are out of date.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: reportsKey });
      void client.invalidateQueries({ queryKey: auditKey });
    },
  });
  const isChange = outcome === 'changed';
  const missing = (text: string) => isTried && text.trim() === '' && t('admin.reports.missing');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (reason.trim() === '' || (isChange && words.trim() === '') || answering.isPending) return;
    const change = isChange && { change: { words, verdict } };
    answering.mutate({ id: report._id, body: { outcome, reason, ...change } });
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
      {answering.isError && !isAnswered(answering.error) && (
        <Notice tone="danger">
          {(answering.error instanceof ApiError && answering.error.said) || say(messages.somethingWentWrong)}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={answering.isPending}>
          {t('admin.reports.send')}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {t('admin.reports.cancel')}
        </Button>
      </div>
    </form>
  );
}

const isAnswered = (error: Error) => error instanceof ApiError && error.code === 'report_answered';
