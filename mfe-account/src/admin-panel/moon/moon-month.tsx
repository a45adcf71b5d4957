import { everyCountry, type HijriDaysMore, type HijriMonthOf } from '@sufra/contracts';
import { type AnnouncedMonth, monthStart, startOfMonth } from '@sufra/prayer-times/hijri';
import { Button, Notice, SelectField, say, toast } from '@sufra/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../texts/text.ts';
import { auditKey } from '../admin-api.ts';
import { formatDay, formatHijriMonth } from './format-moon.ts';
import styles from './moon.module.css';
import { announce, announcedOf, announcedQuery, seenWith } from './moon-api.ts';

const none = '';
const choices: Record<string, HijriDaysMore> = { '-1': -1, '0': 0, '1': 1 };

const optionsOf = (country: string) => [
  {
    value: none,
    label: country === everyCountry ? t('admin.moon.nothing') : t('admin.moon.asAll'),
  },
  { value: '-1', label: t('admin.moon.earlier') },
  { value: '0', label: t('admin.moon.calculated') },
  { value: '1', label: t('admin.moon.later') },
];

interface MoonMonthProps {
  of: HijriMonthOf;
  months: readonly AnnouncedMonth[];
}

/** One month in one country: its calculated first day, what is announced, and the day that members see. */
export function MoonMonth({ of, months }: MoonMonthProps) {
  const client = useQueryClient();
  const stands = String(announcedOf(months, of) ?? none);
  const [chosen, setChosen] = useState<string>();
  const choice = chosen ?? stands;
  const daysMore = choices[choice] ?? null;
  const title = formatHijriMonth(of);
  const calculated = startOfMonth(of);
  const seen = monthStart(of, seenWith(months, { of, daysMore }));
  const announcing = useMutation({
    mutationFn: announce,
    onSuccess: answer => {
      client.setQueryData(announcedQuery.queryKey, answer);
      setChosen(undefined);
      toast(t('admin.moon.done', { month: title, day: formatDay(seen) }));
      void client.invalidateQueries({ queryKey: auditKey });
    },
  });

  return (
    <li className={styles.month}>
      <div className={styles.name}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.calculated}>{t('admin.moon.first', { day: formatDay(calculated) })}</p>
      </div>
      <SelectField
        label={t('admin.moon.begins')}
        aria-label={t('admin.moon.beginsOf', { month: title })}
        options={optionsOf(of.country)}
        value={choice}
        onChange={({ target }) => {
          announcing.reset();
          setChosen(target.value);
        }}
      />
      <div className={styles.seen}>
        <p>
          <span className={styles.calculated}>{t('admin.moon.seen')}</span>{' '}
          <strong data-differs={seen !== calculated}>{formatDay(seen)}</strong>
        </p>
        {choice !== stands && (
          <Button busy={announcing.isPending} onClick={() => announcing.mutate({ of, daysMore })}>
            {daysMore === null
              ? t('admin.moon.takeBack', { month: title })
              : t('admin.moon.announce', { month: title })}
          </Button>
        )}
      </div>
      {announcing.error && (
        <Notice tone="danger" className={styles.problem}>
          {say(announcing.error.message)}
        </Notice>
      )}
    </li>
  );
}
