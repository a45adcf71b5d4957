import {
  highLatitudeRules,
  isMethodId,
  methodIds,
  methodOfCountry,
  type Prayer,
  prayers,
} from '@sufra/prayer-times';
import { SelectField } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import { type RamadanChoice, wayOf } from '../choice/ramadan-choice.ts';
import { formatNumber } from '../times/format-times.ts';
import { methodNames } from './method-names.ts';
import { MinutesField } from './minutes-field.tsx';
import styles from './settings.module.css';

type SettingsProps = { choice: RamadanChoice; onChange: (changed: Partial<RamadanChoice>) => void };

/** How the times are computed, and how far the mosque's own table is from them. */
export function Settings({ choice, onChange }: SettingsProps) {
  const names = methodNames();
  const usual = names[methodOfCountry(choice.town?.country ?? '')];
  const way = wayOf(choice);

  return (
    <section className={styles.settings} aria-labelledby="settings" data-print="hide">
      <h2 id="settings" className={styles.heading}>
        {t('ramadan.settings')}
      </h2>
      <div className={styles.choices}>
        <SelectField
          label={t('ramadan.settings.method')}
          value={choice.method ?? ''}
          options={[
            { value: '', label: t('ramadan.settings.ofCountry', { method: usual }) },
            ...methodIds.map(value => ({ value, label: names[value] })),
          ]}
          onChange={({ target }) => onChange({ method: isMethodId(target.value) ? target.value : undefined })}
        />
        <SelectField
          label={t('ramadan.settings.asr')}
          value={way.asr}
          options={[
            { value: 'majority', label: t('ramadan.settings.asr.majority') },
            { value: 'hanafi', label: t('ramadan.settings.asr.hanafi') },
          ]}
          onChange={({ target }) => onChange({ asr: target.value === 'hanafi' ? 'hanafi' : 'majority' })}
        />
        <SelectField
          label={t('ramadan.settings.night')}
          value={way.highLatitude}
          options={[
            { value: 'middleofthenight', label: t('ramadan.settings.night.middle') },
            { value: 'twilightangle', label: t('ramadan.settings.night.angle') },
            { value: 'seventhofthenight', label: t('ramadan.settings.night.seventh') },
          ]}
          onChange={({ target }) =>
            onChange({ highLatitude: highLatitudeRules.find(rule => rule === target.value) })
          }
        />
        <SelectField
          label={t('ramadan.settings.begins')}
          value={choice.ownDaysMore ?? ''}
          options={[
            { value: '', label: t('ramadan.settings.begins.announced') },
            { value: -1, label: t('ramadan.settings.begins.earlier') },
            { value: 0, label: t('ramadan.settings.begins.calculated') },
            { value: 1, label: t('ramadan.settings.begins.later') },
          ]}
          onChange={({ target }) =>
            onChange({ ownDaysMore: target.value === '' ? undefined : Number(target.value) })
          }
        />
      </div>
      <Mosque choice={choice} onChange={onChange} />
    </section>
  );
}

const labels = (): Record<Prayer, string> => ({
  fajr: t('ramadan.column.suhoor'),
  sunrise: t('ramadan.column.sunrise'),
  dhuhr: t('ramadan.column.dhuhr'),
  asr: t('ramadan.column.asr'),
  maghrib: t('ramadan.column.iftar'),
  isha: t('ramadan.column.isha'),
});

const Mosque = ({ choice, onChange }: SettingsProps) => (
  <fieldset className={styles.mosque}>
    <legend className={styles.legend}>{t('ramadan.mosque.title')}</legend>
    <p className={styles.words}>{t('ramadan.mosque.words')}</p>
    <p className={styles.words}>{t('ramadan.settings.minutes')}</p>
    <div className={styles.minutes}>
      {prayers.map(prayer => (
        <MinutesField
          key={prayer}
          label={labels()[prayer]}
          minutes={choice.corrections?.[prayer] ?? 0}
          placeholder={formatNumber(0)}
          onChange={minutes => onChange({ corrections: { ...choice.corrections, [prayer]: minutes } })}
        />
      ))}
    </div>
  </fieldset>
);
