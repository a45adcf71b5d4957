import { Button, IconButton, LinkButton, SelectField } from '@sufra/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ChooseRecipe } from '../plan/choosing/choose-recipe.tsx';
import { today } from '../plan/dates.ts';
import { recipeInLists } from '../recipe/api/recipe-lists.ts';
import { inLanguage } from '../recipe/in-language.ts';
import { timeText } from '../recipe/total-time.ts';
import { t } from '../texts/text.ts';
import styles from './evening.module.css';
import { fewestDishes, mostDishes } from './kept-evening.ts';
import type { EveningState } from './use-evening.ts';

/** What is cooked this evening: two to six dishes, each hot or one that keeps. */
export function Dishes({ state, isPremium }: { state: EveningState; isPremium: boolean }) {
  const [isChoosing, setChoosing] = useState(false);
  const client = useQueryClient();
  const { dishes } = state.evening;
  const choose = (id: string) => {
    const recipe = recipeInLists(client, id);
    if (recipe) state.add([recipe]);
    setChoosing(false);
  };

  return (
    <section className={styles.part} aria-labelledby="evening-dishes" data-print="hide">
      <h2 id="evening-dishes" className={styles.heading}>
        {t('evening.dishes')}
      </h2>
      {dishes.length > 0 && (
        <ul className={styles.dishes}>
          {dishes.map((dish, at) => (
            <li key={dish.id} className={styles.dish} data-dish={at}>
              <span className={styles.dishName}>
                <Link to={`/recipes/${dish.id}`} {...inLanguage(dish.language)}>
                  {dish.title}
                </Link>
                {dish.prepTime + dish.cookTime > 0 && (
                  <small>{timeText(dish.prepTime + dish.cookTime)}</small>
                )}
              </span>
              <SelectField
                label={t('evening.served', { title: dish.title })}
                className={styles.served}
                value={dish.keeps ? 'keeps' : 'hot'}
                onChange={event => state.setKeeps(dish.id, event.target.value === 'keeps')}
                options={[
                  { value: 'hot', label: t('evening.served.hot') },
                  { value: 'keeps', label: t('evening.served.keeps') },
                ]}
              />
              <IconButton
                label={t('evening.leaveOut', { title: dish.title })}
                onClick={() => state.leaveOut(dish.id)}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.hint} role="status">
        {dishes.length < fewestDishes
          ? t('evening.dishes.few', { missing: fewestDishes - dishes.length })
          : dishes.length === mostDishes && t('evening.dishes.most')}
      </p>
      <div className={styles.actions}>
        {dishes.length < mostDishes && (
          <Button tone={dishes.length < fewestDishes ? 'primary' : 'quiet'} onClick={() => setChoosing(true)}>
            <Plus aria-hidden="true" />
            {t('evening.add')}
          </Button>
        )}
        {isPremium && dishes.length < mostDishes && (
          <LinkButton tone="quiet" to={`/dashboard/evening?day=${today()}`} replace>
            {t('evening.addPlanned')}
          </LinkButton>
        )}
      </div>
      {isChoosing && (
        <ChooseRecipe title={t('evening.add')} onChoose={choose} onClose={() => setChoosing(false)} />
      )}
    </section>
  );
}
