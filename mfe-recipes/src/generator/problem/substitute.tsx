import type { RefusedFinding } from '@sufra/contracts';
import { VisuallyHidden } from '@sufra/web-kit';
import { ArrowRight } from 'lucide-react';
import { useFollowedSchool } from '../../profile/use-followed-school.ts';
import { ReportVerdict } from '../../report/report-verdict.tsx';
import { Differing } from '../../schools/differing.tsx';
import { useHeld } from '../../schools/say-held.ts';
import { t } from '../../texts/text.ts';
import styles from './problem.module.css';

interface SubstituteProps {
  finding: RefusedFinding;
  onChoose: (use: string) => void;
}

/** One thing that is not halal: what stands in for it, why, and what else could. */
export function Substitute({ finding, onChoose }: SubstituteProps) {
  const { words, reason, rule, use, differing } = finding;
  const school = useFollowedSchool();
  const sayHeld = useHeld(school !== '');
  const [first, ...others] = use;
  return (
    <li className={styles.finding}>
      <p className={styles.swap}>
        <del dir="auto">{words}</del>
        {first && (
          <>
            <ArrowRight aria-hidden="true" className={styles.arrow} />
            <VisuallyHidden> {t('generator.problem.becomes')} </VisuallyHidden>
            <strong>{first}</strong>
          </>
        )}
      </p>
      <p className={styles.reason}>{sayHeld(reason.replace(/\.?$/, '.'))}</p>
      {differing && <Differing {...{ differing, school }} />}
      <ReportVerdict
        verdicts={[
          { ...{ line: words, words, rule, verdict: 'haram' }, school: school || null, place: 'request' },
        ]}
      />
      {others.length > 0 && (
        <p className={styles.others}>
          {t('generator.problem.or')}{' '}
          {others.map(other => (
            <button key={other} type="button" className={styles.other} onClick={() => onChoose(other)}>
              {other}
            </button>
          ))}
        </p>
      )}
    </li>
  );
}
