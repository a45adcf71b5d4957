import type { Differing as Differs, School } from '@sufra/contracts';
import { t } from '../texts/text.ts';
import styles from './differing.module.css';
import { useHeld } from './say-held.ts';
import { schoolNames } from './school-names.ts';
import { verdictNames } from './verdict-names.ts';

interface DifferingProps {
  differing: Differs;
  /** The one that is followed. */
  school: School | '' | undefined;
}

/** What each of the four schools holds of it. It is no ruling. */
export function Differing({ differing, school = '' }: DifferingProps) {
  const { words, held, source } = differing;
  const sayHeld = useHeld(true);
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
            <bdi>{sayHeld(held[id].says)}</bdi>
          </li>
        ))}
      </ul>
      <p>
        {t('check.differing.source')} <bdi>{source.split('; ').map(sayHeld).join(' · ')}</bdi>.{' '}
        {t('check.differing.noRuling')}
      </p>
    </details>
  );
}
