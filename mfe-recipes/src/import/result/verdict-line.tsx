import type { JudgedLine, School } from '@sufra/contracts';
import { say } from '@sufra/web-kit';
import { ReportVerdict } from '../../report/report-verdict.tsx';
import { useSubstitutes } from '../../substitutes/say-substitute.ts';
import { t } from '../../texts/text.ts';
import { LineReason } from './line-reason.tsx';
import { shownVerdict } from './shown-verdict.ts';
import styles from './verdict-line.module.css';
import { VerdictMark } from './verdict-mark.tsx';

interface VerdictLineProps {
  line: JudgedLine;
  /** What it names of that which the member avoids. */
  avoided: string | undefined;
  /** What is to be asked about its amount. */
  question: string | undefined;
  /** Whose line the verdict keeps to. */
  school: School | undefined;
}

/** An ingredient with what the check says of it, why, and what to use in its place. */
export const VerdictLine = ({ line, avoided, question, school }: VerdictLineProps) => {
  const sayEffect = useSubstitutes();
  return (
    <li className={styles.line}>
      <VerdictMark verdict={line.verdict} />
      <div className={styles.words}>
        <p dir="auto">{line.text}</p>
        {avoided && <p className={styles.reason}>{avoided}</p>}
        {question && <p className={styles.reason}>{say(question)}</p>}
        <LineReason {...line} />
        {line.swaps.length > 0 && (
          <dl className={styles.swaps}>
            <dt>{t('import.instead')}</dt>
            {line.swaps.map(({ use, ratio, effect }) => (
              <dd key={use}>
                <bdi className={styles.use}>{use}</bdi>
                <bdi> ({ratio})</bdi>
                <bdi className={styles.effect}> {sayEffect(effect)}</bdi>
              </dd>
            ))}
          </dl>
        )}
        {line.verdict !== 'halal' && <ReportVerdict verdicts={[shownVerdict(line, school)]} />}
      </div>
      {line.verdict === 'halal' && <ReportVerdict isSmall verdicts={[shownVerdict(line, school)]} />}
    </li>
  );
};
