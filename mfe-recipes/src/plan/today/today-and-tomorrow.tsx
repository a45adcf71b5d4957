import { planSlots, type Recipe } from '@sufra/contracts';
import { ApiError, Button, Loading, Skeleton, useElementId, VisuallyHidden } from '@sufra/web-kit';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useOverThisPage } from '../../over-list/over-list.ts';
import { DishPicture } from '../../pictures/dish-picture.tsx';
import { NotHalalMark } from '../../recipe/not-halal-mark.tsx';
import { t, tRich } from '../../texts/text.ts';
import { useWeek } from '../api/use-week.ts';
import { ChooseRecipe } from '../choosing/choose-recipe.tsx';
import { recipeIn } from '../plan-changes.ts';
import { type Day, dayNames, mealNames, type SlotId, slotId, slotName } from '../slots.ts';
import { PlanIsKept } from '../week/plan-is-kept.tsx';
import { dayFrom } from './day-from.ts';
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
  const { query, plan, recipeOf, change } = useWeek();
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

  const mealsOf = (day: Day) =>
    planSlots.flatMap(meal => {
      const slot = slotId(day, meal);
      const recipe = recipeOf(recipeIn(plan, slot));
      return recipe ? [{ slot, meal, recipe }] : [];
    });

  return (
    <div className={styles.days}>
      {[t('plan.today.today'), t('plan.today.tomorrow')].map((name, after) => {
        const day = dayFrom(new Date(), after);
        const meals = mealsOf(day);
        const dinner = slotId(day, 'iftarOrDinner');
        return (
          <DayOf key={name} name={name} day={day} canCook={after === 0 && meals.length > 0}>
            {meals.map(({ slot, meal, recipe }) => (
              <Meal key={slot} name={mealNames()[meal]} recipe={recipe} />
            ))}
            {hasRecipes && !meals.some(({ slot }) => slot === dinner) && (
              <li className={styles.meal}>
                <button type="button" className={styles.add} onClick={() => setAsked(dinner)}>
                  <span className={styles.plus}>
                    <Plus aria-hidden="true" />
                  </span>
                  <span>
                    <small className={styles.mealName}>{mealNames().iftarOrDinner}</small>
                    {tRich('plan.today.add', {
                      day: dayNames()[day],
                      heard: words => <VisuallyHidden>{words}</VisuallyHidden>,
                    })}
                  </span>
                </button>
              </li>
            )}
            {!hasRecipes && <li className={styles.none}>{t('plan.today.none')}</li>}
          </DayOf>
        );
      })}
      {!hasRecipes && <p className={styles.begin}>{t('plan.today.begin')}</p>}
      {asked && (
        <ChooseRecipe
          title={slotName(asked)}
          onChoose={recipeId => {
            change([{ slot: asked, recipeId }]);
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
  day: Day;
  canCook: boolean;
  children: ReactNode;
}

const DayOf = ({ name, day, canCook, children }: DayOfProps) => (
  <div className={styles.day}>
    <div className={styles.dayHead}>
      <h3 className={styles.dayName}>
        {name} <span>· {dayNames()[day]}</span>
      </h3>
      {canCook && (
        <Link to={`/dashboard/evening?day=${day}`} className={styles.cook}>
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
