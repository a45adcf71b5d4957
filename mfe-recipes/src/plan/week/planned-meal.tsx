import { useDraggable } from '@dnd-kit/core';
import { type PlannedMeal as Planned, type Recipe, usualServings } from '@sufra/contracts';
import { classes, IconButton, Menu, MenuItem } from '@sufra/web-kit';
import { ArrowLeftRight, Copy, Ellipsis, GripVertical, RefreshCw, Soup, Users, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useOverThisPage } from '../../over-list/over-list.ts';
import { DishPicture } from '../../pictures/dish-picture.tsx';
import { t } from '../../texts/text.ts';
import { type SlotId, slotName } from '../slots.ts';
import { MealWords } from './meal-words.tsx';
import styles from './planned-meal.module.css';

interface PlannedMealProps {
  slot: SlotId;
  recipe: Recipe;
  meal: Planned;
  /** Where it is written how to move it by keyboard. */
  describedBy: string;
  isLifted: boolean;
  onGripKey: (event: KeyboardEvent) => void;
  onGripBlur: () => void;
  onAsk: (ask: 'recipe' | 'move' | 'copy' | 'people' | 'leftovers') => void;
  onRemove: () => void;
}

// Some browsers press a button when Space is let go, whatever became of it on the way down.
const noClick = (event: KeyboardEvent) => event.key === ' ' && event.preventDefault();

/** A recipe in its slot: to open, to drag as a whole, to move by its grip or its menu. */
export function PlannedMeal({ slot, recipe, meal, describedBy, isLifted, ...on }: PlannedMealProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `meal ${slot}`,
    data: { recipeId: recipe._id, from: slot },
  });
  const state = useOverThisPage();
  const { title } = recipe;
  const place = slotName(slot);

  return (
    <div
      ref={setNodeRef}
      {...listeners}
      className={classes(styles.meal, isDragging && styles.away, isLifted && styles.lifted)}
    >
      {/* A press without a key is a screen reader's, or a finger's that did not rest: it gets a dialog. */}
      <button
        type="button"
        className={styles.grip}
        aria-label={t('plan.planned.move', { title, slot: place })}
        aria-describedby={describedBy}
        aria-pressed={isLifted}
        onKeyDown={on.onGripKey}
        onKeyUp={noClick}
        onBlur={on.onGripBlur}
        onClick={() => on.onAsk('move')}
      >
        <DishPicture recipe={recipe} isDecoration className={styles.picture} />
        <GripVertical aria-hidden="true" />
      </button>
      <MealWords {...{ meal, recipe, state }} writtenFor={recipe.options?.servingSize ?? usualServings} />
      <Menu
        trigger={
          <IconButton
            label={t('plan.planned.more', { title, slot: place })}
            className={styles.more}
            data-print="hide"
          >
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem icon={<RefreshCw aria-hidden="true" />} onSelect={() => on.onAsk('recipe')}>
          {t('plan.planned.another')}
        </MenuItem>
        <MenuItem icon={<ArrowLeftRight aria-hidden="true" />} onSelect={() => on.onAsk('move')}>
          {t('plan.planned.moveTo')}
        </MenuItem>
        <MenuItem icon={<Copy aria-hidden="true" />} onSelect={() => on.onAsk('copy')}>
          {t('plan.planned.copyTo')}
        </MenuItem>
        <MenuItem icon={<Users aria-hidden="true" />} onSelect={() => on.onAsk('people')}>
          {t('plan.planned.people')}
        </MenuItem>
        {!meal.leftoversOf && (
          <MenuItem icon={<Soup aria-hidden="true" />} onSelect={() => on.onAsk('leftovers')}>
            {t('plan.planned.leftovers')}
          </MenuItem>
        )}
        <MenuItem icon={<X aria-hidden="true" />} tone="danger" onSelect={on.onRemove}>
          {t('plan.planned.takeOff')}
        </MenuItem>
      </Menu>
    </div>
  );
}
