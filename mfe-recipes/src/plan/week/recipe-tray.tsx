import { useDraggable } from '@dnd-kit/core';
import type { Recipe } from '@sufra/contracts';
import { classes, LoadMore, TextField, totalFound, useElementId, VisuallyHidden } from '@sufra/web-kit';
import { useState } from 'react';
import { Drawing } from '../../pictures/drawing.tsx';
import { NotHalalMark } from '../../recipe/not-halal-mark.tsx';
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
    <section className={styles.tray} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.heading}>
        Drag onto a meal
      </h2>
      <TextField
        label="Find a recipe"
        type="search"
        placeholder="Title, food or tag"
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
          noun="recipes"
        />
      </div>
      <p className={styles.rest} role="status">
        {recipes?.length === 0 && 'No recipe has these words.'}
        {!recipes && pages.isError && 'Your recipes cannot be shown right now.'}
      </p>
    </section>
  );
}

function TrayRecipe({ recipe, onPick }: { recipe: Recipe; onPick: () => void }) {
  const { _id, title, picture } = recipe;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `tray ${_id}`, data: { recipeId: _id } });
  return (
    <button
      type="button"
      ref={setNodeRef}
      {...listeners}
      className={classes(styles.recipe, isDragging && styles.away)}
      onClick={onPick}
    >
      <Drawing picture={picture && { ...picture, alt: '' }} className={styles.picture} />
      <span className={styles.title}>
        <VisuallyHidden>Plan: </VisuallyHidden>
        <bdi>{title}</bdi>
        <NotHalalMark recipe={recipe} />
      </span>
    </button>
  );
}
