import type { ShoppingList } from '@sufra/contracts';
import { Button, Notice } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { planQuery } from '../plan/api/plan.ts';
import { t } from '../texts/text.ts';
import { aWrite, type ShoppingWrite } from './api/shopping-write.ts';
import styles from './week-changed.module.css';

interface WeekChangedProps {
  list: ShoppingList;
  plan: NonNullable<ShoppingList['plan']>;
  onTake: (write: ShoppingWrite) => void;
}

const named = (date: string, meal: string, what: { recipeId: string; servings: number }) =>
  `${date} ${meal} ${what.recipeId} ${what.servings}`;

/** These days were planned otherwise after the list was taken from them. */
export function WeekChanged({ list, plan, onTake }: WeekChangedProps) {
  const { data } = useQuery(planQuery);
  const { dates, version } = plan;
  // Days that lie further away are not known here, and a list from before there was a calendar names none.
  const isKnown = dates.length > 0 && data && dates.every(date => date >= data.from && date <= data.to);
  if (!isKnown || data.version === version) return null;
  const planned = data.meals
    .filter(({ date, leftoversOf }) => dates.includes(date) && leftoversOf === null)
    .map(meal => named(meal.date, meal.meal, meal));
  const bought = list.meals.flatMap(meal =>
    meal.onDay ? named(meal.onDay.date, meal.onDay.meal, meal) : [],
  );
  if (new Set([...planned, ...bought]).size === planned.length && planned.length === bought.length)
    return null;
  return (
    <Notice role="note" title={t('shopping.weekChanged.title')} className={styles.notice} data-print="hide">
      <p>{t('shopping.weekChanged.words')}</p>
      <Button
        tone="quiet"
        className={styles.button}
        onClick={() => onTake(aWrite({ does: 'take plan', dates }))}
      >
        {t('shopping.weekChanged.take')}
      </Button>
    </Notice>
  );
}
