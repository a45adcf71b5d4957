import type { Units } from '@sufra/amounts/units.ts';
import { t } from '../../../texts/text.ts';
import type { SharedMeat } from './share-meat.ts';
import styles from './shares.module.css';
import { formatWeight } from './weights.ts';

/** The meat and its thirds. A screen reader is told when they change. */
export function Thirds({ meat, units }: { meat: SharedMeat; units: Units }) {
  const thirds: [string, number][] = [
    [t('qurbani.third.family'), meat.family],
    [t('qurbani.third.friends'), meat.friends],
    [t('qurbani.third.need'), meat.need],
  ];
  return (
    <div className={styles.result} role="status">
      <p>
        {t('qurbani.meat')}: <strong className={styles.meat}>{formatWeight(meat.meat, units)}</strong>{' '}
        <span className={styles.boneless}>
          {t('qurbani.meat.boneless', { weight: formatWeight(meat.withoutBones, units) })}
        </span>
      </p>
      <dl className={styles.thirds}>
        {thirds.map(([label, weight]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatWeight(weight, units)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
