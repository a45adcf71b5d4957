import type { Units } from '@sufra/amounts/units.ts';
import { useElementId } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import { chooseUnits, useUnits } from './units-choice.ts';
import styles from './units-switch.module.css';

const choices = (): [Units, string][] => [
  ['metric', t('units.metric')],
  ['imperial', t('units.imperial')],
];

export function UnitsSwitch() {
  const units = useUnits();
  const name = useElementId();
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{t('units.name')}</legend>
      {choices().map(([value, label]) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={units === value}
            onChange={() => chooseUnits(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
