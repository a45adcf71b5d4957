import { t } from '../../texts/text.ts';
import { type Asked, type School, schoolNames } from '../asked.ts';
import styles from './label-line.module.css';
import type { Line } from './line.ts';
import { verdictNames } from './verdict-names.ts';

interface DifferingProps {
  differing: Line['differing'][number];
  school: Asked['school'];
}

/** What each of the four schools holds of it. It is no ruling. */
export function Differing({ differing, school }: DifferingProps) {
  const { words, held, source } = differing;
  const schools = Object.entries(schoolNames()) as [School, string][];
  return (
    <details className={styles.differing} open={school !== ''}>
      <summary>
        <bdi>{words}</bdi>: {t('check.differing.title')}
      </summary>
      <ul className={styles.schools}>
        {schools.map(([id, name]) => (
          <li key={id} aria-current={id === school || undefined}>
            <strong>
              {t('check.differing.school', { school: name, verdict: verdictNames()[held[id].verdict] })}
            </strong>{' '}
            <bdi>{held[id].says}</bdi>
          </li>
        ))}
      </ul>
      <p>
        {t('check.differing.source')} <bdi>{source}</bdi>. {t('check.differing.noRuling')}
      </p>
    </details>
  );
}
