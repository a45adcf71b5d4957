import { languageNames } from '@sufra/texts';
import { Badge, Button } from '@sufra/web-kit';
import { type ReactNode, useState } from 'react';
import { t } from '../../texts/text.ts';
import { formatMoment } from '../format-moment.ts';
import styles from '../queue/queue.module.css';
import { AnswerForm } from './answer-form.tsx';
import { GivenAnswer } from './given-answer.tsx';
import type { Report } from './report.ts';
import { placeNames, schoolNames, verdictNames, verdictTones } from './report-names.ts';

/** The line as it was judged, what is said against it, and the answer or where to give one. */
export function ReportEntry({ report }: { report: Report }) {
  const [isAnswering, setIsAnswering] = useState(false);
  const { line, says, verdict, today, answer } = report;
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h2 className={styles.line} dir="auto">
          {line || t('admin.reports.erased')}
        </h2>
        <p className={styles.verdicts}>
          <Badge tone={verdictTones[verdict]}>{verdictNames()[verdict]}</Badge>
          {today !== null && today !== verdict && (
            <Badge tone={verdictTones[today]}>
              {t('admin.reports.today', { verdict: verdictNames()[today] })}
            </Badge>
          )}
        </p>
      </div>
      {says && (
        <blockquote className={styles.says} dir="auto">
          {says}
        </blockquote>
      )}
      <Facts report={report} />
      {answer && <GivenAnswer answer={answer} />}
      {!answer && !isAnswering && (
        <Button
          tone="quiet"
          className={styles.button}
          aria-label={t('admin.reports.answerLine', { line })}
          onClick={() => setIsAnswering(true)}
        >
          {t('admin.reports.answer')}
        </Button>
      )}
      {!answer && isAnswering && <AnswerForm report={report} onClose={() => setIsAnswering(false)} />}
    </li>
  );
}

const Facts = ({ report }: { report: Report }) => (
  <dl className={styles.facts}>
    {report.words && (
      <Fact name={t('admin.reports.words')}>
        <bdi>{report.words}</bdi>
      </Fact>
    )}
    {report.rule !== null && <Fact name={t('admin.reports.rule')}>{report.rule}</Fact>}
    {report.school && <Fact name={t('admin.reports.school')}>{schoolNames()[report.school]}</Fact>}
    <Fact name={t('admin.reports.place')}>{placeNames()[report.place]}</Fact>
    <Fact name={t('admin.reports.language')}>
      <bdi>{languageNames[report.language]}</bdi>
    </Fact>
    <Fact name={t('admin.reports.version')}>{report.version}</Fact>
    <Fact name={t('admin.reports.by')}>
      {report.isByMember ? t('admin.reports.member') : t('admin.reports.visitor')}
    </Fact>
    <Fact name={t('admin.reports.at')}>
      <time dateTime={report.at}>{formatMoment(report.at)}</time>
    </Fact>
  </dl>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
