import { calendarMeals, datesFrom } from '@sufra/contracts';
import { Button, SelectField, TextArea } from '@sufra/web-kit';
import { useState } from 'react';
import { daysMoreOf, followedMoon } from '../../ramadan/choice/followed-moon.ts';
import { timeText } from '../../recipe/total-time.ts';
import { t } from '../../texts/text.ts';
import { formatDay, today } from '../dates.ts';
import { dayName, type Meal, mealName } from '../slots.ts';
import { asWishes, mostWishes, type Wish } from './cook-wishes.ts';
import { nextRamadan } from './next-ramadan.ts';
import styles from './nights.module.css';
import type { NightsWish } from './propose-nights.ts';

interface NightsFormProps {
  /** The first day, unless another is chosen. */
  from: string;
  busy: boolean;
  onAsk: (asked: { wish: NightsWish; wishes: Wish[] }) => void;
}

const usualLengths = [7, 14, 30];
const apartDays = [2, 3, 5, 7, 10, 14];
const times = [30, 45, 60, 90, 120];
const anyTime = 'any';

/** What the nights are to be like. */
export function NightsForm({ from, busy, onAsk }: NightsFormProps) {
  const ramadan = nextRamadan(today(), daysMoreOf(followedMoon()));
  const starts = [...new Set([today(), from, ...(ramadan ? [ramadan.first] : [])])].toSorted();
  const lengths = [...new Set([...usualLengths, ...(ramadan ? [ramadan.length] : [])])].toSorted(
    (a, b) => a - b,
  );
  const [first, setFirst] = useState(from);
  const [nights, setNights] = useState(30);
  const [meals, setMeals] = useState<readonly Meal[]>(['iftarOrDinner']);
  const [apart, setApart] = useState(7);
  const [time, setTime] = useState(anyTime);
  const [likesSunnah, setLikesSunnah] = useState(false);
  const [words, setWords] = useState('');
  const wishes = asWishes(words);
  const isTooMany = wishes.length > mostWishes;

  const labelOf = (date: string) => {
    const day = `${dayName(date)}, ${formatDay(date)}`;
    return date === ramadan?.first ? t('plan.nights.ofRamadan', { day }) : day;
  };
  const begin = (date: string) => {
    setFirst(date);
    if (date === ramadan?.first) setNights(ramadan.length);
  };
  const toggle = (meal: Meal) =>
    setMeals(meals.includes(meal) ? meals.filter(each => each !== meal) : [...meals, meal]);
  const ask = () =>
    onAsk({
      wish: {
        ...{ dates: datesFrom(first, nights), meals, apart, likesSunnah },
        mostMinutes: time === anyTime ? undefined : Number(time),
      },
      wishes,
    });

  return (
    <div className={styles.form}>
      <SelectField
        label={t('plan.nights.from')}
        options={starts.map(date => ({ value: date, label: labelOf(date) }))}
        value={first}
        onChange={event => begin(event.target.value)}
      />
      <SelectField
        label={t('plan.nights.length')}
        options={lengths.map(length => ({ value: length, label: t('plan.nights.days', { days: length }) }))}
        value={nights}
        onChange={event => setNights(Number(event.target.value))}
      />
      <fieldset className={styles.meals}>
        <legend>{t('plan.nights.meals')}</legend>
        {calendarMeals.map(meal => (
          <label key={meal} className={styles.check}>
            <input type="checkbox" checked={meals.includes(meal)} onChange={() => toggle(meal)} />
            {mealName(meal, first)}
          </label>
        ))}
      </fieldset>
      <SelectField
        label={t('plan.nights.apart')}
        options={apartDays.map(days => ({ value: days, label: t('plan.nights.days', { days }) }))}
        value={apart}
        onChange={event => setApart(Number(event.target.value))}
      />
      <SelectField
        label={t('plan.nights.time')}
        options={[
          { value: anyTime, label: t('plan.nights.anyTime') },
          ...times.map(minutes => ({ value: minutes, label: timeText(minutes) })),
        ]}
        value={time}
        onChange={event => setTime(event.target.value)}
      />
      <label className={styles.check}>
        <input type="checkbox" checked={likesSunnah} onChange={() => setLikesSunnah(!likesSunnah)} />
        {t('plan.nights.sunnah')}
      </label>
      <TextArea
        className={styles.wishes}
        label={t('plan.nights.wishes')}
        hint={t('plan.nights.wishesHint', { most: mostWishes })}
        error={isTooMany ? t('plan.nights.tooMany', { most: mostWishes }) : undefined}
        rows={2}
        value={words}
        onChange={event => setWords(event.target.value)}
      />
      <Button
        className={styles.ask}
        busy={busy}
        aria-disabled={meals.length === 0 || isTooMany}
        onClick={meals.length === 0 || isTooMany ? undefined : ask}
      >
        {wishes.length > 0 && !isTooMany
          ? t('plan.nights.askWith', { wishes: wishes.length })
          : t('plan.nights.ask')}
      </Button>
    </div>
  );
}
