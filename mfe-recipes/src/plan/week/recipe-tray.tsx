import { useDraggable } from '@dnd-kit/core';
import type { Recipe } from '@sufra/contracts';
import { classes, LoadMore, TextField, totalFound, useElementId, VisuallyHidden } from '@sufra/web-kit';
import { useState } from 'react';
import { DishPicture } from '../../pictures/dish-picture.tsx';
import { NotHalalMark } from '../../recipe/not-halal-mark.tsx';
import { recipeListTexts } from '../../texts/recipe-list-texts.ts';
import { t, tRich } from '../../texts/text.ts';
import { useFoundRecipes } from '../choosing/use-found-recipes.ts';
import styles from './recipe-tray.module.css';

interface RecipeTrayProps {
  onPick: (recipeId: string) => void;
}

/** Where there is room: the saved recipes, to be dragged onto the week; pressed, they ask for their meal. */
export function RecipeTray({ onPick }: RecipeTrayProps) {
  const [words, setWords] = useState('');
  const titleId = useElementId();
  const { pages, counts, recipes } = useFoundRecipes(words);

  return (
    <section className={styles.tray} aria-labelledby={titleId} data-print="hide">
      <h2 id={titleId} className={styles.heading}>
        {t('plan.tray.title')}
      </h2>
      <TextField
        label={t('plan.find.label')}
        type="search"
        placeholder={t('plan.tray.example')}
        autoComplete="off"
        value={words}
        onChange={event => setWords(event.target.value)}
      />
      <div className={styles.found}>
        <ul className={styles.recipes}>
          {recipes?.map(recipe => (
            <li key={recipe._id}>
              <TrayRecipe recipe={recipe} onPick={() => onPick(recipe._id)} />
            </li>
          ))}
        </ul>
        <LoadMore
          key={words}
          pages={pages}
          shown={recipes?.length ?? 0}
          total={totalFound(counts)}
          texts={recipeListTexts()}
        />
      </div>
      <p className={styles.rest} role="status">
        {recipes?.length === 0 && t('plan.tray.none')}
        {!recipes && pages.isError && t('plan.find.away')}
      </p>
    </section>
  );
}

function TrayRecipe({ recipe, onPick }: { recipe: Recipe; onPick: () => void }) {
  const { _id, title } = recipe;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `tray ${_id}`, data: { recipeId: _id } });
  return (
    <button
      type="button"
      ref={setNodeRef}
      {...listeners}
      className={classes(styles.recipe, isDragging && styles.away)}
      onClick={onPick}
    >
      <DishPicture recipe={recipe} isDecoration className={styles.picture} />
      <span className={styles.title}>
        {tRich('plan.tray.plan', {
          heard: words => <VisuallyHidden>{words}</VisuallyHidden>,
          title: <bdi>{title}</bdi>,
        })}
        <NotHalalMark recipe={recipe} />
      </span>
    </button>
  );
}
