import { useDraggable } from '@dnd-kit/core';
import type { Recipe } from '@sufra/contracts';
import { classes, matchesWords, TextField, VisuallyHidden } from '@sufra/web-kit';
import { useId, useState } from 'react';
import { Drawing } from '../../pictures/drawing.tsx';
import { NotHalalMark } from '../../recipe/not-halal-mark.tsx';
import styles from './recipe-tray.module.css';

interface RecipeTrayProps {
  recipes: Recipe[];
  onPick: (recipeId: string) => void;
}

const maxShown = 40;

/** Where there is room: the saved recipes, to be dragged onto the week; pressed, they ask for their meal. */
export function RecipeTray({ recipes, onPick }: RecipeTrayProps) {
  const [words, setWords] = useState('');
  const titleId = useId();
  const found = recipes.filter(({ title, tags }) => matchesWords(words, [title, ...(tags ?? [])]));

  return (
    <section className={styles.tray} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.heading}>
        Drag onto a meal
      </h2>
      <TextField
        label="Find a recipe"
        type="search"
        placeholder="Title or tag"
        autoComplete="off"
        value={words}
        onChange={event => setWords(event.target.value)}
      />
      <ul className={styles.recipes}>
        {found.slice(0, maxShown).map(recipe => (
          <li key={recipe._id}>
            <TrayRecipe recipe={recipe} onPick={() => onPick(recipe._id)} />
          </li>
        ))}
      </ul>
      <p className={styles.rest} role="status">
        {found.length === 0 && 'No recipe has these words.'}
        {found.length > maxShown && `And ${found.length - maxShown} more: search for them.`}
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
