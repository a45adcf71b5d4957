import type { PlannedMeal, Recipe } from '@sufra/contracts';
import { Link } from 'react-router-dom';
import { eaterNames } from '../../eaters/eater-words.ts';
import { inLanguage } from '../../recipe/in-language.ts';
import { NotHalalMark } from '../../recipe/not-halal-mark.tsx';
import { t } from '../../texts/text.ts';
import { dayName } from '../slots.ts';
import styles from './planned-meal.module.css';

interface MealWordsProps {
  meal: PlannedMeal;
  recipe: Recipe;
  writtenFor: number;
  /** Of the link. */
  state: unknown;
}

/** What a meal is, whose recipe it is where that is another's, and for whom it is cooked. */
export const MealWords = ({ meal, recipe, writtenFor, state }: MealWordsProps) => (
  <div className={styles.words}>
    <Link
      to={`/recipes/${recipe._id}`}
      state={state}
      className={styles.title}
      title={recipe.title}
      {...inLanguage(recipe.language)}
      draggable={false}
    >
      {recipe.title}
      <NotHalalMark recipe={recipe} />
    </Link>
    {recipe.whose !== undefined && (
      <small className={styles.forWhom} dir="auto">
        {t('shopping.meals.whose', { name: recipe.whose })}
      </small>
    )}
    {meal.eaters && (
      <small className={styles.forWhom} dir="auto">
        {t('eaters.ofMeal', { names: eaterNames(meal.eaters) })}
      </small>
    )}
    <ForWhom meal={meal} writtenFor={writtenFor} />
  </div>
);

/** Where what is cooked is another amount than the recipe's own, or was cooked before. */
function ForWhom({ meal, writtenFor }: { meal: PlannedMeal; writtenFor: number }) {
  const { leftoversOf, people, eaters, servings } = meal;
  if (leftoversOf)
    return (
      <small className={styles.forWhom}>{t('plan.planned.leftOf', { day: dayName(leftoversOf.date) })}</small>
    );
  const cooked = servings || people || eaters?.length || writtenFor;
  // Where all who are cooked for are named, their number says nothing more.
  if (cooked === (eaters?.length ?? writtenFor)) return null;
  return <small className={styles.forWhom}>{t('plan.planned.for', { people: cooked })}</small>;
}
