import type { DndContextProps } from '@dnd-kit/core';
import { t } from '../../texts/text.ts';
import { slotName } from '../slots.ts';
import { readDrag, readDrop } from './dragged.ts';

export const howToMove = () => t('plan.move.howTo');

type Accessibility = NonNullable<DndContextProps['accessibility']>;

/** What is said of a drag by mouse or finger. */
export function dragWords(titleOf: (recipeId: string) => string | undefined): Accessibility {
  const title = (active: Parameters<typeof readDrag>[0]) => titleOf(readDrag(active).recipeId) ?? '';
  return {
    screenReaderInstructions: { draggable: howToMove() },
    announcements: {
      onDragStart: ({ active }) => t('plan.move.pickedUp', { title: title(active) }),
      onDragOver: ({ over }) => {
        const slot = readDrop(over);
        return slot && t('plan.move.over', { slot: slotName(slot) });
      },
      onDragEnd: ({ active, over }) => {
        const slot = readDrop(over);
        return slot
          ? t('plan.move.put', { title: title(active), slot: slotName(slot) })
          : t('plan.move.stays', { title: title(active) });
      },
      onDragCancel: ({ active }) => t('plan.move.stays', { title: title(active) }),
    },
  };
}
