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
import { planDays, planSlots, type Recipe, type WeekPlan } from '@sufra/contracts';
import { useElementId, VisuallyHidden } from '@sufra/web-kit';
import { ChefHat } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Drawing } from '../../pictures/drawing.tsx';
import { t } from '../../texts/text.ts';
import { recipeIn } from '../plan-changes.ts';
import { type Day, dayNames, type Meal, mealNames, type SlotId, slotId } from '../slots.ts';
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
  plan: WeekPlan;
  onPut: (slot: SlotId, recipeId: string) => void;
  onMove: (from: SlotId, to: SlotId) => void;
  onRemove: (slot: SlotId) => void;
  onAsk: (
    question: { ask: 'recipe' | 'move' | 'copy'; slot: SlotId } | { ask: 'slot'; recipeId: string },
  ) => void;
}

// A press that moves is a drag; a finger that moves at once scrolls the page.
const afterMoving = { activationConstraint: { distance: 6 } };
const afterResting = { activationConstraint: { delay: 220, tolerance: 6 } };

/** The days with their meals, and beside them what there is to plan with. */
export function Board({ recipeOf, plan, onPut, onMove, onRemove, onAsk }: BoardProps) {
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

  const contentOf = (day: Day, meal: Meal) => {
    const slot = slotId(day, meal);
    const recipe = recipeOf(recipeIn(plan, slot));
    if (!recipe) return <EmptySlot slot={slot} onAdd={() => onAsk({ ask: 'recipe', slot })} />;
    return (
      <PlannedMeal
        {...{ slot, recipe }}
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
          {planDays.map(day => (
            <li key={day} className={styles.day}>
              <div className={styles.dayHead}>
                <h2 className={styles.dayName}>{dayNames()[day]}</h2>
                {planSlots.some(meal => recipeOf(recipeIn(plan, slotId(day, meal)))) && (
                  <Link
                    to={`/dashboard/evening?day=${day}`}
                    className={styles.cookDay}
                    aria-label={t('evening.ofDay', { day: dayNames()[day] })}
                    title={t('evening.ofDay', { day: dayNames()[day] })}
                  >
                    <ChefHat aria-hidden="true" />
                  </Link>
                )}
              </div>
              <ul className={styles.meals}>
                {planSlots.map(meal => (
                  <Slot key={meal} id={slotId(day, meal)} isTarget={lifting.over === slotId(day, meal)}>
                    <span className={styles.mealName}>{mealNames()[meal]}</span>
                    {contentOf(day, meal)}
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
