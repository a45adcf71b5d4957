import { nameOfTown } from '@sufra/prayer-times/towns';
import { pageLanguage, SelectField, TextField } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import type { RamadanChoice } from '../ramadan/choice/ramadan-choice.ts';
import { formatMoment } from '../ready-at/format-moment.ts';
import { isTime } from '../ready-at/wall-clock.ts';
import { t, tRich } from '../texts/text.ts';
import type { Eating } from './eating-at.ts';
import styles from './evening.module.css';
import type { Evening, Occasion } from './kept-evening.ts';

interface WhenProps {
  evening: Evening;
  eating: Eating;
  choice: RamadanChoice;
  now: Date;
  onChange: (changed: Partial<Evening>) => void;
}

/** For which meal, at which time, and how many cook. */
export function When({ evening, eating, choice, now, onChange }: WhenProps) {
  const { occasion, timeZone, time, suhoorEnds } = eating;
  const { town } = choice;
  const occasions: { value: Occasion; label: string }[] = [
    ...(town
      ? [
          { value: 'iftar' as const, label: t('evening.when.iftar') },
          { value: 'suhoor' as const, label: t('evening.when.suhoor') },
        ]
      : []),
    { value: 'time', label: t('evening.when.time') },
  ];

  return (
    <section className={styles.part} aria-labelledby="evening-when" data-print="hide">
      <h2 id="evening-when" className={styles.heading}>
        {t('evening.when')}
      </h2>
      <div className={styles.fields}>
        <SelectField
          label={t('evening.when.meal')}
          value={occasion}
          options={occasions}
          onChange={event => {
            const chosen = occasions.find(({ value }) => value === event.target.value)?.value;
            onChange({ occasion: chosen, time: undefined });
          }}
        />
        {occasion !== 'iftar' && (
          <TextField
            type="time"
            label={t('evening.when.ready')}
            required
            key={occasion}
            defaultValue={time}
            onChange={event => isTime(event.target.value) && onChange({ occasion, time: event.target.value })}
          />
        )}
        <SelectField
          label={t('evening.people')}
          value={evening.people}
          options={[
            { value: 1, label: t('evening.people.one') },
            { value: 2, label: t('evening.people.two') },
          ]}
          onChange={event => onChange({ people: event.target.value === '2' ? 2 : 1 })}
        />
      </div>
      <p className={styles.hint}>
        {suhoorEnds !== undefined
          ? t('evening.when.suhoorEnds', { time: formatMoment(suhoorEnds, { timeZone, now }) })
          : occasion === 'iftar' &&
            t('evening.when.iftarAt', { time: formatMoment(eating.at, { timeZone, now }) })}{' '}
        {town ? (
          <bdi>{t('evening.when.clocks', { town: nameOfTown(town, pageLanguage()) })}</bdi>
        ) : (
          tRich('evening.when.noTown', { link: words => <Link to="/ramadan">{words}</Link> })
        )}
      </p>
    </section>
  );
}
