import type { VerdictReport } from '@sufra/contracts';
import { t } from '../../texts/text.ts';
import { formatMoment } from '../format-moment.ts';
import styles from '../queue/queue.module.css';
import { verdictNames } from './report-names.ts';

export const GivenAnswer = ({ answer }: { answer: NonNullable<VerdictReport['answer']> }) => (
  <div className={styles.answer}>
    <p>
      <strong>
        {answer.change
          ? t('admin.reports.changedTo', {
              words: answer.change.words,
              verdict: verdictNames()[answer.change.verdict],
            })
          : t('admin.reports.stayed')}
      </strong>
    </p>
    <p dir="auto">{answer.reason}</p>
    <p className={styles.when}>
      <time dateTime={answer.answeredAt}>{formatMoment(answer.answeredAt)}</time>
    </p>
  </div>
);
