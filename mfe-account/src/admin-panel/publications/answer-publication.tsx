import { limits, messages, type PublicationInQueue } from '@sufra/contracts';
import { ApiError, Button, Notice, SelectField, say, TextArea, toast } from '@sufra/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { t } from '../../texts/text.ts';
import { auditKey } from '../admin-api.ts';
import styles from '../reports/reports.module.css';
import {
  type Answer,
  answerPublication,
  type PublicationState,
  publicationsKey,
} from './publications-api.ts';

interface AnswerPublicationProps {
  publication: PublicationInQueue;
  state: PublicationState;
  onClose: () => void;
}

const outcomes = () => [
  { value: 'approved', label: t('admin.publications.outcome.approved') },
  { value: 'refused', label: t('admin.publications.outcome.refused') },
];

/** Approves or refuses a text, or takes a public recipe off; the member who asked for it reads the reason. */
export function AnswerPublication({ publication, state, onClose }: AnswerPublicationProps) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Answer['outcome']>('approved');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const answering = useMutation({
    mutationFn: answerPublication,
    onSuccess: () => toast(t('admin.publications.sent')),
    // The text goes from the list, and this form with it.
    onError: error => isOutOfDate(error) && toast({ tone: 'danger', message: error.message }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: publicationsKey });
      void client.invalidateQueries({ queryKey: auditKey });
    },
  });
  const outcome = state === 'public' ? 'removed' : chosen;
  const isMissing = outcome !== 'approved' && reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isMissing || answering.isPending) return;
    const { _id: id, askedAt } = publication;
    answering.mutate({ id, body: { outcome, reason, ...(askedAt && { askedAt }) } });
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {state === 'waiting' && (
        <SelectField
          label={t('admin.publications.outcome')}
          options={outcomes()}
          value={chosen}
          onChange={({ target }) => setChosen(target.value === 'refused' ? 'refused' : 'approved')}
        />
      )}
      <TextArea
        label={t('admin.reports.reason')}
        hint={publication.isByMember ? t('admin.publications.mailed') : t('admin.publications.notMailed')}
        maxLength={limits.publicationReasonLength}
        value={reason}
        error={isTried && isMissing && t('admin.reports.missing')}
        onChange={({ target }) => setReason(target.value)}
      />
      {answering.isError && !isOutOfDate(answering.error) && (
        <Notice tone="danger">
          {(answering.error instanceof ApiError && answering.error.said) || say(messages.somethingWentWrong)}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" tone={outcome === 'removed' ? 'danger' : 'primary'} busy={answering.isPending}>
          {t('admin.reports.send')}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {t('admin.reports.cancel')}
        </Button>
      </div>
    </form>
  );
}

const isOutOfDate = (error: Error) => error instanceof ApiError && error.code === 'publication_changed';
