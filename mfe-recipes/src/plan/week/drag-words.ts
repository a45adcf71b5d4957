import type { DndContextProps } from '@dnd-kit/core';
import { slotName } from '../slots.ts';
import { readDrag, readDrop } from './dragged.ts';

export const howToMove =
  'Press Enter or Space to pick it up. Then up and down choose the day, left and right the meal; Enter or Space puts it down, Escape leaves it where it was.';

type Accessibility = NonNullable<DndContextProps['accessibility']>;

/** What is said of a drag by mouse or finger. */
export function dragWords(titleOf: (recipeId: string) => string | undefined): Accessibility {
  const title = (active: Parameters<typeof readDrag>[0]) => titleOf(readDrag(active).recipeId);
  return {
    screenReaderInstructions: { draggable: howToMove },
    announcements: {
      onDragStart: ({ active }) => `${title(active)} is picked up.`,
      onDragOver: ({ over }) => {
        const slot = readDrop(over);
        return slot && `Over ${slotName(slot)}.`;
      },
      onDragEnd: ({ active, over }) => {
        const slot = readDrop(over);
        return slot ? `${title(active)} is on ${slotName(slot)}.` : `${title(active)} stays where it was.`;
      },
      onDragCancel: ({ active }) => `${title(active)} stays where it was.`,
    },
  };
}
