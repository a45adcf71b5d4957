import { calendarMeals, datesFrom, type Recipe } from '@sufra/contracts';
import { ApiError, Button, Loading, Skeleton, useElementId, VisuallyHidden } from '@sufra/web-kit';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useOverThisPage } from '../../over-list/over-list.ts';
import { DishPicture } from '../../pictures/dish-picture.tsx';
import { NotHalalMark } from '../../recipe/not-halal-mark.tsx';
import { t, tRich } from '../../texts/text.ts';
import { usePlan } from '../api/use-plan.ts';
import { recipeIn } from '../calendar-changes.ts';
import { ChooseRecipe } from '../choosing/choose-recipe.tsx';
import { today } from '../dates.ts';
import { dayName, mealName, type SlotId, slotId, slotName } from '../slots.ts';
import { PlanIsKept } from '../week/plan-is-kept.tsx';
import styles from './today-and-tomorrow.module.css';

interface TodayAndTomorrowProps {
  /** Whether any is saved; undefined until it is known. */
  hasRecipes: boolean | undefined;
}

/** For premium members: what is cooked next. The other days have a page of their own. */
export function TodayAndTomorrow({ hasRecipes }: TodayAndTomorrowProps) {
  const titleId = useElementId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('plan.today.title')}
        </h2>
        <Link to="/dashboard/week" className={styles.week}>
          {t('plan.week')}
        </Link>
      </header>
      <Days hasRecipes={hasRecipes} />
    </section>
  );
}

function Days({ hasRecipes }: TodayAndTomorrowProps) {
  const dates = datesFrom(today(), 2);
  const { query, plan, household, recipeOf, change } = usePlan(dates);
  const [asked, setAsked] = useState<SlotId>();

  if (query.error instanceof ApiError && query.error.code === 'premium_only') return <PlanIsKept />;
  if (query.isError && !plan) {
    return (
      <div className={styles.days}>
        <p role="alert">{t('plan.away')}</p>
        <Button tone="quiet" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('plan.again')}
        </Button>
      </div>
    );
  }
  if (!plan || hasRecipes === undefined) {
    return (
      <Loading label={t('plan.loading')}>
        <div className={styles.days}>
          <Skeleton lines={3} />
          <Skeleton lines={3} />
        </div>
      </Loading>
    );
  }

  const isGuest = household?.role === 'guest';
  const mealsOf = (date: string) =>
    calendarMeals.flatMap(meal => {
      const slot = slotId(date, meal);
      const recipe = recipeOf(recipeIn(plan, slot));
      return recipe ? [{ slot, meal, recipe }] : [];
    });

  return (
    <div className={styles.days}>
      {dates.map((date, after) => {
        const name = after === 0 ? t('plan.today.today') : t('plan.today.tomorrow');
        const meals = mealsOf(date);
        const dinner = slotId(date, 'iftarOrDinner');
        return (
          <DayOf key={date} {...{ name, date }} canCook={after === 0 && meals.length > 0}>
            {meals.map(({ slot, meal, recipe }) => (
              <Meal key={slot} name={mealName(meal, date)} recipe={recipe} />
            ))}
            {hasRecipes && !isGuest && !meals.some(({ slot }) => slot === dinner) && (
              <li className={styles.meal}>
                <button type="button" className={styles.add} onClick={() => setAsked(dinner)}>
                  <span className={styles.plus}>
                    <Plus aria-hidden="true" />
                  </span>
                  <span>
                    <small className={styles.mealName}>{mealName('iftarOrDinner', date)}</small>
                    {tRich('plan.today.add', {
                      day: dayName(date),
                      heard: words => <VisuallyHidden>{words}</VisuallyHidden>,
                    })}
                  </span>
                </button>
              </li>
            )}
            {(!hasRecipes || isGuest) && meals.length === 0 && (
              <li className={styles.none}>{t('plan.today.none')}</li>
            )}
          </DayOf>
        );
      })}
      {!hasRecipes && !isGuest && <p className={styles.begin}>{t('plan.today.begin')}</p>}
      {asked && (
        <ChooseRecipe
          title={slotName(asked)}
          onChoose={recipeId => {
            change([{ slot: asked, becomes: { recipeId } }]);
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

interface DayOfProps {
  name: string;
  date: string;
  canCook: boolean;
  children: ReactNode;
}

const DayOf = ({ name, date, canCook, children }: DayOfProps) => (
  <div className={styles.day}>
    <div className={styles.dayHead}>
      <h3 className={styles.dayName}>
        {name} <span>· {dayName(date)}</span>
      </h3>
      {canCook && (
        <Link to={`/dashboard/evening?day=${date}`} className={styles.cook}>
          {t('evening.title')}
        </Link>
      )}
    </div>
    <ul className={styles.meals}>{children}</ul>
  </div>
);

function Meal({ name, recipe }: { name: string; recipe: Recipe }) {
  const state = useOverThisPage();
  return (
    <li className={styles.meal}>
      <Link to={`/recipes/${recipe._id}`} state={state} className={styles.link}>
        <DishPicture recipe={recipe} isDecoration className={styles.picture} />
        <span>
          <small className={styles.mealName}>{name}</small>
          <bdi className={styles.dish}>{recipe.title}</bdi>
          <NotHalalMark recipe={recipe} />
        </span>
      </Link>
    </li>
  );
}
