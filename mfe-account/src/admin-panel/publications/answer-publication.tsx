import { limits, type PublicationInQueue } from '@sufra/contracts';
import { SelectField, TextArea } from '@sufra/web-kit';
import { type FormEvent, useState } from 'react';
import { t } from '../../texts/text.ts';
import { AnswerFoot } from '../queue/answer-foot.tsx';
import styles from '../queue/queue.module.css';
import { useAnswering } from '../queue/use-answering.ts';
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
  const [chosen, setChosen] = useState<Answer['outcome']>('approved');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { send, isPending, failure } = useAnswering({
    answer: answerPublication,
    sent: t('admin.publications.sent'),
    outOfDate: 'publication_changed',
    queueKey: publicationsKey,
  });
  const outcome = state === 'public' ? 'removed' : chosen;
  const isMissing = outcome !== 'approved' && reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isMissing || isPending) return;
    const { _id: id, askedAt } = publication;
    send({ id, body: { outcome, reason, ...(askedAt && { askedAt }) } });
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
      <AnswerFoot
        failure={failure}
        isPending={isPending}
        isRemoval={outcome === 'removed'}
        onClose={onClose}
      />
    </form>
  );
}
