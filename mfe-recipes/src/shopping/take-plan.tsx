import { addDays, datesFrom, daysBetween, limits, mondayOf, weekOf } from '@sufra/contracts';
import { Button, Dialog, SelectField } from '@sufra/web-kit';
import { useState } from 'react';
import { formatDay, today } from '../plan/dates.ts';
import { dayName } from '../plan/slots.ts';
import { t } from '../texts/text.ts';
import { aWrite, type ShoppingWrite } from './api/shopping-write.ts';
import styles from './take-plan.module.css';

interface TakePlanProps {
  /** The days that are on the list now. */
  taken: readonly string[] | undefined;
  onTake: (write: ShoppingWrite) => void;
  onClose: () => void;
}

const mostPeople = 12;
const asPlanned = 'as-planned';
const offeredDays = 35;

/** A week by one press, or from which day to which and for how many. */
export function TakePlan({ taken, onTake, onClose }: TakePlanProps) {
  const thisWeek = weekOf(today());
  const nextWeek = weekOf(addDays(today(), thisWeek.length));
  const [from, setFrom] = useState(taken?.at(0) ?? thisWeek.at(0) ?? today());
  const [to, setTo] = useState(taken?.at(-1) ?? thisWeek.at(-1) ?? today());
  const [people, setPeople] = useState(asPlanned);
  const [first = today()] = [mondayOf(from), mondayOf(today())].toSorted();
  const option = (date: string) => ({ value: date, label: `${dayName(date)}, ${formatDay(date)}` });

  const take = (dates: string[]) => {
    const servings = people === asPlanned ? {} : { servings: Number(people) };
    onTake(aWrite({ does: 'take plan', dates, ...servings }));
    onClose();
  };
  const begin = (date: string) => {
    setFrom(date);
    const isWithin = to >= date && daysBetween(date, to) < limits.calendarDays;
    if (!isWithin) setTo(addDays(date, thisWeek.length - 1));
  };

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="small"
      title={t('shopping.plan.title')}
      description={t('shopping.plan.words')}
      footer={
        <Button onClick={() => take(datesFrom(from, daysBetween(from, to) + 1))}>
          {t('shopping.plan.take')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <Button tone="quiet" onClick={() => take(thisWeek)}>
          {t('plan.week.this')}
        </Button>
        <Button tone="quiet" onClick={() => take(nextWeek)}>
          {t('plan.week.next')}
        </Button>
        <SelectField
          label={t('shopping.plan.from')}
          options={datesFrom(first, offeredDays).map(option)}
          value={from}
          onChange={event => begin(event.target.value)}
        />
        <SelectField
          label={t('shopping.plan.to')}
          options={datesFrom(from, limits.calendarDays).map(option)}
          value={to}
          onChange={event => setTo(event.target.value)}
        />
        <SelectField
          className={styles.people}
          label={t('shopping.plan.people')}
          options={[
            { value: asPlanned, label: t('shopping.plan.asPlanned') },
            ...Array.from({ length: mostPeople }, (_, at) => ({
              value: at + 1,
              label: t('shopping.meals.servings', { servings: at + 1 }),
            })),
          ]}
          value={people}
          onChange={event => setPeople(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
