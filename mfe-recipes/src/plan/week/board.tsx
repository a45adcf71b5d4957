import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { calendarMeals, type Recipe } from '@sufra/contracts';
import { useElementId, VisuallyHidden } from '@sufra/web-kit';
import { ChefHat, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Drawing } from '../../pictures/drawing.tsx';
import { t } from '../../texts/text.ts';
import { guestsOn, mealIn, type Plan, recipeIn } from '../calendar-changes.ts';
import { dayName, type Meal, mealName, type SlotId, slotId } from '../slots.ts';
import { DayHead } from './day-head.tsx';
import { dragWords, howToMove } from './drag-words.ts';
import { readDrag, readDrop } from './dragged.ts';
import { EmptySlot } from './empty-slot.tsx';
import { PlannedMeal } from './planned-meal.tsx';
import { RecipeTray } from './recipe-tray.tsx';
import { Slot } from './slot.tsx';
import { useLifting } from './use-lifting.ts';
import styles from './week.module.css';

export interface BoardProps {
  recipeOf: (id: string | null) => Recipe | undefined;
  plan: Plan;
  dates: readonly string[];
  onPut: (slot: SlotId, recipeId: string) => void;
  onMove: (from: SlotId, to: SlotId) => void;
  onRemove: (slot: SlotId) => void;
  onAsk: (
    question:
      | { ask: 'recipe' | 'move' | 'copy' | 'people' | 'leftovers'; slot: SlotId }
      | { ask: 'slot'; recipeId: string }
      | { ask: 'guests'; date: string },
  ) => void;
}

// A press that moves is a drag; a finger that moves at once scrolls the page.
const afterMoving = { activationConstraint: { distance: 6 } };
const afterResting = { activationConstraint: { delay: 220, tolerance: 6 } };

/** The days with their meals, and beside them what there is to plan with. */
export function Board({ recipeOf, plan, dates, onPut, onMove, onRemove, onAsk }: BoardProps) {
  const [dragged, setDragged] = useState<string>();
  const sensors = useSensors(useSensor(MouseSensor, afterMoving), useSensor(TouchSensor, afterResting));
  const howTo = useElementId();
  const lifting = useLifting({ onMove, titleOf: slot => recipeOf(recipeIn(plan, slot))?.title ?? '' });

  const end = ({ active, over }: DragEndEvent) => {
    setDragged(undefined);
    const { recipeId, from } = readDrag(active);
    const to = readDrop(over);
    if (to && from) onMove(from, to);
    else if (to) onPut(to, recipeId);
  };

  const contentOf = (date: string, name: Meal) => {
    const slot = slotId(date, name);
    const meal = mealIn(plan, slot);
    const recipe = recipeOf(meal?.recipeId ?? null);
    if (!meal || !recipe) return <EmptySlot slot={slot} onAdd={() => onAsk({ ask: 'recipe', slot })} />;
    return (
      <PlannedMeal
        {...{ slot, recipe, meal }}
        describedBy={howTo}
        isLifted={lifting.from === slot}
        onGripKey={event => lifting.onKey(event, slot)}
        onGripBlur={lifting.cancel}
        onAsk={ask => onAsk({ ask, slot })}
        onRemove={() => onRemove(slot)}
      />
    );
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={dragWords(id => recipeOf(id)?.title)}
      onDragStart={({ active }: DragStartEvent) => setDragged(readDrag(active).recipeId)}
      onDragEnd={end}
      onDragCancel={() => setDragged(undefined)}
    >
      <p id={howTo} hidden>
        {howToMove()}
      </p>
      <VisuallyHidden>
        <span role="status">{lifting.said}</span>
      </VisuallyHidden>
      <div className={styles.board}>
        <ol className={styles.days}>
          {dates.map(date => (
            <li key={date} className={styles.day}>
              <DayHead date={date}>
                <Guests
                  guests={guestsOn(plan, date)}
                  date={date}
                  onAsk={() => onAsk({ ask: 'guests', date })}
                />
                {calendarMeals.some(meal => recipeOf(recipeIn(plan, slotId(date, meal)))) && (
                  <Link
                    to={`/dashboard/evening?day=${date}`}
                    className={styles.cookDay}
                    data-print="hide"
                    aria-label={t('evening.ofDay', { day: dayName(date) })}
                    title={t('evening.ofDay', { day: dayName(date) })}
                  >
                    <ChefHat aria-hidden="true" />
                  </Link>
                )}
              </DayHead>
              <ul className={styles.meals}>
                {calendarMeals.map(meal => (
                  <Slot key={meal} id={slotId(date, meal)} isTarget={lifting.over === slotId(date, meal)}>
                    <span className={styles.mealName}>{mealName(meal, date)}</span>
                    {contentOf(date, meal)}
                  </Slot>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <RecipeTray onPick={recipeId => onAsk({ ask: 'slot', recipeId })} />
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={styles.inHand}>
            <Drawing picture={recipeOf(dragged)?.picture} className={styles.inHandPicture} />
            <bdi>{recipeOf(dragged)?.title}</bdi>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

interface GuestsProps {
  date: string;
  guests: number;
  onAsk: () => void;
}

/** Who comes on a night. */
const Guests = ({ date, guests, onAsk }: GuestsProps) => (
  <button
    type="button"
    className={styles.guests}
    data-print={guests > 0 ? undefined : 'hide'}
    aria-label={t('plan.guests.on', { day: dayName(date), guests })}
    title={t('plan.guests.title', { day: dayName(date) })}
    onClick={onAsk}
  >
    <UserPlus aria-hidden="true" />
    {guests > 0 && <span>{t('plan.guests.count', { guests })}</span>}
  </button>
);
