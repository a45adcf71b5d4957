import { countries, everyCountry } from '@sufra/contracts';
import type { AnnouncedMonth } from '@sufra/prayer-times/hijri';
import { Button, ErrorState, Loading, pageLocale, SelectField, Skeleton } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../texts/text.ts';
import { comingMonths } from './coming-months.ts';
import { nameOfPlace } from './format-moon.ts';
import styles from './moon.module.css';
import { announcedQuery } from './moon-api.ts';
import { MoonMonth } from './moon-month.tsx';

const sorted = () =>
  countries
    .map(value => ({ value, label: nameOfPlace(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, pageLocale()));

/** When Hijri months begin, country by country, where the moon is looked for. */
export function MoonSection() {
  const [country, setCountry] = useState<string>(everyCountry);
  const { data, error, isFetching, refetch } = useQuery(announcedQuery);
  if (error && !data)
    return (
      <ErrorState title={t('admin.moon.failed')} error={error} onRetry={refetch} retrying={isFetching} />
    );
  if (!data)
    return (
      <Loading label={t('admin.moon.loading')}>
        <Skeleton shape="block" height="20rem" />
      </Loading>
    );
  return (
    <>
      <p className={styles.lead}>{t('admin.moon.lead')}</p>
      <SelectField
        className={styles.country}
        label={t('admin.moon.country')}
        options={[{ value: everyCountry, label: nameOfPlace(everyCountry) }, ...sorted()]}
        value={country}
        onChange={({ target }) => setCountry(target.value)}
      />
      <Announced months={data.months} onChoose={setCountry} />
      <ol className={styles.months}>
        {comingMonths(new Date().toISOString().slice(0, 10)).map(month => (
          <MoonMonth
            key={`${country} ${month.year} ${month.month}`}
            of={{ country, ...month }}
            months={data.months}
          />
        ))}
      </ol>
    </>
  );
}

interface AnnouncedProps {
  months: readonly AnnouncedMonth[];
  onChoose: (country: string) => void;
}

/** Where anything is announced: one press leads there. */
function Announced({ months, onChoose }: AnnouncedProps) {
  const places = new Map<string, number>();
  for (const country of months.flatMap(({ daysMore }) => Object.keys(daysMore)))
    places.set(country, (places.get(country) ?? 0) + 1);
  if (places.size === 0) return <p className={styles.none}>{t('admin.moon.none')}</p>;
  return (
    <ul className={styles.places} aria-label={t('admin.moon.announced')}>
      {[...places].map(([country, count]) => (
        <li key={country}>
          <Button tone="quiet" onClick={() => onChoose(country)}>
            {t('admin.moon.place', { country: nameOfPlace(country), months: count })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
