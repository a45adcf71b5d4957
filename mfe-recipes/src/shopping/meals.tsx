import { limits, type ShoppingMeal } from '@sufra/contracts';
import { IconButton } from '@sufra/web-kit';
import { ChevronDown, Minus, Plus, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDay, today } from '../plan/dates.ts';
import { dayName, dayNames, mealName } from '../plan/slots.ts';
import { useAnnouncedMonths } from '../ramadan/announced/use-announced-months.ts';
import { inLanguage } from '../recipe/in-language.ts';
import { t, tRich } from '../texts/text.ts';
import { aWrite, type ShoppingWrite } from './api/shopping-write.ts';
import styles from './meals.module.css';

interface MealsProps {
  meals: readonly ShoppingMeal[];
  onChange: (write: ShoppingWrite) => void;
}

/** What the list is for, and for how many. */
export function Meals({ meals, onChange }: MealsProps) {
  // What planned ones are called.
  useAnnouncedMonths(meals.length > 0);
  if (meals.length === 0) return null;
  return (
    <details className={styles.meals}>
      <summary className={styles.summary}>
        <span>{t('shopping.meals.title', { meals: meals.length })}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul className={styles.lines} data-print="hide">
        {meals.map(meal => (
          <li key={meal.id} className={styles.meal}>
            <span className={styles.what}>
              {meal.whose === undefined ? (
                <Link to={`/recipes/${meal.recipeId}`} {...inLanguage(meal.language)}>
                  {meal.title}
                </Link>
              ) : (
                <>
                  <bdi {...inLanguage(meal.language)}>{meal.title}</bdi>
                  <small className={styles.when}>
                    {tRich('shopping.meals.whose', { name: <bdi>{meal.whose}</bdi> })}
                  </small>
                </>
              )}
              <When meal={meal} />
            </span>
            <Servings meal={meal} onChange={onChange} />
            <IconButton
              label={t('shopping.meals.takeOff', { title: meal.title })}
              onClick={() => onChange(aWrite({ does: 'take meal off', meal: meal.id }))}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A list from before there was a calendar names a day of the week alone. */
function When({ meal: { onDay, planned } }: { meal: ShoppingMeal }) {
  if (!onDay && !planned) return null;
  const day = onDay
    ? `${dayName(onDay.date)}, ${formatDay(onDay.date)}`
    : dayNames()[planned?.day ?? 'monday'];
  const meal = mealName(onDay?.meal ?? planned?.slot ?? 'lunch', onDay?.date ?? today());
  return <small className={styles.when}>{t('shopping.meals.when', { day, meal })}</small>;
}

function Servings({ meal, onChange }: { meal: ShoppingMeal; onChange: MealsProps['onChange'] }) {
  const { id, servings, title } = meal;
  const set = (next: number) => onChange(aWrite({ does: 'servings', meal: id, servings: next }));
  const [isFewest, isMost] = [servings <= 1, servings >= limits.writtenServings];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a frame that this has no place for
    <div role="group" aria-label={t('shopping.meals.people', { title })} className={styles.stepper}>
      <IconButton
        label={t('shopping.meals.less')}
        aria-disabled={isFewest}
        onClick={isFewest ? undefined : () => set(servings - 1)}
      >
        <Minus aria-hidden="true" />
      </IconButton>
      <output className={styles.count} aria-live="polite">
        {t('shopping.meals.servings', { servings })}
      </output>
      <IconButton
        label={t('shopping.meals.more')}
        aria-disabled={isMost}
        onClick={isMost ? undefined : () => set(servings + 1)}
      >
        <Plus aria-hidden="true" />
      </IconButton>
    </div>
  );
}
