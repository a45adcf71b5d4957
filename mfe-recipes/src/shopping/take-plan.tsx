import { planDays } from '@sufra/contracts';
import { Button, Dialog, SelectField } from '@sufra/web-kit';
import { useState } from 'react';
import { dayNames } from '../plan/slots.ts';
import { t } from '../texts/text.ts';
import { aWrite, type ShoppingWrite } from './api/shopping-write.ts';
import { daysBetween } from './days-between.ts';
import styles from './take-plan.module.css';

type Day = (typeof planDays)[number];

interface TakePlanProps {
  /** The days that are on the list now. */
  taken: readonly Day[] | undefined;
  onTake: (write: ShoppingWrite) => void;
  onClose: () => void;
}

const mostPeople = 12;
const asWritten = 'as-written';

/** From which day to which, and for how many: a range may go over the end of the week. */
export function TakePlan({ taken, onTake, onClose }: TakePlanProps) {
  const [from, setFrom] = useState<Day>(taken?.at(0) ?? 'monday');
  const [to, setTo] = useState<Day>(taken?.at(-1) ?? 'sunday');
  const [people, setPeople] = useState(asWritten);
  const days = planDays.map(day => ({ value: day, label: dayNames()[day] }));
  const dayOf = (value: string) => planDays.find(day => day === value) ?? 'monday';

  const take = () => {
    const servings = people === asWritten ? {} : { servings: Number(people) };
    onTake(aWrite({ does: 'take plan', days: daysBetween(from, to), ...servings }));
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="small"
      title={t('shopping.plan.title')}
      description={t('shopping.plan.words')}
      footer={<Button onClick={take}>{t('shopping.plan.take')}</Button>}
    >
      <div className={styles.fields}>
        <SelectField
          label={t('shopping.plan.from')}
          options={days}
          value={from}
          onChange={event => setFrom(dayOf(event.target.value))}
        />
        <SelectField
          label={t('shopping.plan.to')}
          options={days}
          value={to}
          onChange={event => setTo(dayOf(event.target.value))}
        />
        <SelectField
          className={styles.people}
          label={t('shopping.plan.people')}
          options={[
            { value: asWritten, label: t('shopping.plan.asWritten') },
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
