import { calendarMeals, type Recipe, usualServings } from '@sufra/contracts';
import { useOverThisPage } from '../../over-list/over-list.ts';
import { t } from '../../texts/text.ts';
import { guestsOn, mealIn, type Plan } from '../calendar-changes.ts';
import { dayName, mealName, slotId } from '../slots.ts';
import { DayHead } from './day-head.tsx';
import { DayStrip } from './day-strip.tsx';
import { MealWords } from './meal-words.tsx';
import styles from './read-week.module.css';
import week from './week.module.css';

interface ReadWeekProps {
  plan: Plan;
  dates: readonly string[];
  recipeOf: (id: string | null) => Recipe | undefined;
}

/** The week as a guest of the household has it: to read. */
export function ReadWeek({ plan, dates, recipeOf }: ReadWeekProps) {
  const state = useOverThisPage();
  return (
    <>
      <DayStrip {...{ plan, dates }} />
      <ol className={week.days}>
        {dates.map(date => {
          const guests = guestsOn(plan, date);
          const meals = calendarMeals.flatMap(name => {
            const meal = mealIn(plan, slotId(date, name));
            const recipe = recipeOf(meal?.recipeId ?? null);
            return meal && recipe ? [{ meal, recipe }] : [];
          });
          return (
            <li key={date} className={week.day}>
              <DayHead date={date}>
                {guests > 0 && (
                  <small className={styles.guests}>
                    {t('plan.guests.on', { day: dayName(date), guests })}
                  </small>
                )}
              </DayHead>
              {meals.length === 0 ? (
                <p className={styles.none}>{t('plan.household.nothing')}</p>
              ) : (
                <ul className={week.meals}>
                  {meals.map(({ meal, recipe }) => (
                    <li key={meal.meal} className={week.slot}>
                      <span className={week.mealName}>{mealName(meal.meal, date)}</span>
                      <div className={styles.meal}>
                        <MealWords
                          {...{ meal, recipe, state }}
                          writtenFor={recipe.options?.servingSize ?? usualServings}
                        />
                      </div>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
