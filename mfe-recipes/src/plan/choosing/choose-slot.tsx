import { calendarMeals } from '@sufra/contracts';
import { Dialog, VisuallyHidden } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import { type Plan, recipeIn } from '../calendar-changes.ts';
import { dayName, mealName, type SlotId, slotId } from '../slots.ts';
import styles from './choose.module.css';

interface ChooseSlotProps {
  title: string;
  plan: Plan;
  dates: readonly string[];
  titleOf: (recipeId: string | null) => string | undefined;
  /** Where it is now, which is no place to go to. */
  from: SlotId | undefined;
  /** What becomes of the recipe that is there: it goes to where this one comes from, or it goes. */
  isSwap: boolean;
  /** Where it may go; anywhere, unless told. */
  mayGo?: ((slot: SlotId) => boolean) | undefined;
  onChoose: (slot: SlotId) => void;
  onClose: () => void;
}

function effectOn(there: string | undefined, isSwap: boolean) {
  if (!there) return t('plan.slot.free');
  return isSwap ? t('plan.slot.swaps', { there }) : t('plan.slot.replaces', { there });
}

const anywhere = () => true;

/** Which meal a recipe is for. */
export const ChooseSlot = ({
  title,
  plan,
  dates,
  titleOf,
  from,
  isSwap,
  mayGo = anywhere,
  onChoose,
  onClose,
}: ChooseSlotProps) => (
  <Dialog open onOpenChange={open => !open && onClose()} size="large" title={title}>
    <ul className={styles.days}>
      {dates.map(date => (
        <li key={date} className={styles.day}>
          <h3 className={styles.dayName}>{dayName(date)}</h3>
          <ul className={styles.meals}>
            {calendarMeals.map(meal => {
              const slot = slotId(date, meal);
              const there = titleOf(recipeIn(plan, slot));
              return (
                <li key={meal}>
                  <button
                    type="button"
                    className={styles.slot}
                    disabled={slot === from || !mayGo(slot)}
                    onClick={() => onChoose(slot)}
                  >
                    <span>
                      <VisuallyHidden>{dayName(date)}, </VisuallyHidden>
                      {mealName(meal, date)}
                    </span>
                    <small>{slot === from ? t('plan.slot.here') : effectOn(there, isSwap)}</small>
                  </button>
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  </Dialog>
);
