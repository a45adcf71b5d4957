import type { Active, Over } from '@dnd-kit/core';
import { asSlot, type SlotId } from '../slots.ts';

export interface Dragged {
  recipeId: string;
  /** Where it is planned; undefined when it comes from the tray. */
  from: SlotId | undefined;
}

/** What is in the hand, as `useDraggable` was told. */
export function readDrag({ data }: Pick<Active, 'data'>): Dragged {
  const { recipeId, from } = data.current ?? {};
  return { recipeId: String(recipeId), from: asSlot(from) };
}

export const readDrop = (over: Pick<Over, 'id'> | null): SlotId | undefined => asSlot(over?.id);
