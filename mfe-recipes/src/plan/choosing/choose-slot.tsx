import { planDays, planSlots, type WeekPlan } from '@sufra/contracts';
import { Dialog, VisuallyHidden } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import { recipeIn } from '../plan-changes.ts';
import { dayNames, mealNames, type SlotId, slotId } from '../slots.ts';
import styles from './choose.module.css';

interface ChooseSlotProps {
  title: string;
  plan: WeekPlan;
  titleOf: (recipeId: string | null) => string | undefined;
  /** Where it is now, which is no place to go to. */
  from: SlotId | undefined;
  /** What becomes of the recipe that is there: it goes to where this one comes from, or it goes. */
  isSwap: boolean;
  onChoose: (slot: SlotId) => void;
  onClose: () => void;
}

function effectOn(there: string | undefined, isSwap: boolean) {
  if (!there) return t('plan.slot.free');
  return isSwap ? t('plan.slot.swaps', { there }) : t('plan.slot.replaces', { there });
}

/** Which meal a recipe is for. */
export const ChooseSlot = ({ title, plan, titleOf, from, isSwap, onChoose, onClose }: ChooseSlotProps) => (
  <Dialog open onOpenChange={open => !open && onClose()} size="large" title={title}>
    <ul className={styles.days}>
      {planDays.map(day => (
        <li key={day} className={styles.day}>
          <h3 className={styles.dayName}>{dayNames()[day]}</h3>
          <ul className={styles.meals}>
            {planSlots.map(meal => {
              const slot = slotId(day, meal);
              const there = titleOf(recipeIn(plan, slot));
              return (
                <li key={meal}>
                  <button
                    type="button"
                    className={styles.slot}
                    disabled={slot === from}
                    onClick={() => onChoose(slot)}
                  >
                    <span>
                      <VisuallyHidden>{dayNames()[day]}, </VisuallyHidden>
                      {mealNames()[meal]}
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
