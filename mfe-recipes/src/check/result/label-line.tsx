import { VerdictMark } from '../../import/result/verdict-mark.tsx';
import { plainList } from '../../recipe/plain-list.ts';
import { ReportVerdict } from '../../report/report-verdict.tsx';
import { Differing } from '../../schools/differing.tsx';
import { useHeld } from '../../schools/say-held.ts';
import { useSubstitutes } from '../../substitutes/say-substitute.ts';
import { t } from '../../texts/text.ts';
import type { Asked } from '../asked.ts';
import styles from './label-line.module.css';
import type { Line } from './line.ts';
import { MarkedWords } from './marked-words.tsx';
import { ruleTitle } from './rule-titles.ts';

const ranks = ['halal', 'doubtful', 'haram'];

/** An ingredient with what the check says of it, by which rule, why, and what to look for in its place. */
export function LabelLine({ line, school }: { line: Line; school: Asked['school'] }) {
  // Where a school clears what our own line does not, that is no reason.
  const findings = eachReasonOnce(
    line.findings.filter(({ verdict }) => ranks.indexOf(verdict) <= ranks.indexOf(line.verdict)),
  );
  const [first] = findings;
  const sayInstead = useSubstitutes();
  const sayHeld = useHeld(school !== '');
  const report = (
    <ReportVerdict
      isSmall={line.verdict === 'halal'}
      verdicts={[
        {
          line: line.text,
          words: first?.words.join(', ') ?? '',
          verdict: line.verdict,
          rule: first?.rule ?? null,
          school: school || null,
          place: 'label',
        },
      ]}
    />
  );
  return (
    <li className={styles.line}>
      <VerdictMark verdict={line.verdict} />
      <div className={styles.words}>
        <p dir="auto" className={styles.text}>
          <MarkedWords text={line.text} words={findings.flatMap(({ words }) => words)} />
        </p>
        {findings.map(({ words, reason, rule, use }) => (
          <div key={reason + rule} className={styles.finding}>
            <p>
              <bdi className={styles.of}>{words.join(', ')}</bdi>: <bdi>{sayHeld(reason)}</bdi>
            </p>
            <p>{t('check.line.rule', { rule, title: ruleTitle(rule) })}</p>
            {use.length > 0 && (
              <p className={styles.use}>
                {t('import.instead')} <bdi>{plainList(use.map(sayInstead))}</bdi>
              </p>
            )}
          </div>
        ))}
        {line.differing.map(differing => (
          <Differing key={differing.topic} {...{ differing, school }} />
        ))}
        {line.verdict !== 'halal' && report}
      </div>
      {line.verdict === 'halal' && report}
    </li>
  );
}

/** 'emulsifier (E471)' is found twice, for one reason. */
function eachReasonOnce(findings: Line['findings']) {
  const byReason = Map.groupBy(findings, ({ reason, rule }) => reason + rule);
  return [...byReason.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, words: [first, ...others].map(({ words }) => words) }] : [],
  );
}
