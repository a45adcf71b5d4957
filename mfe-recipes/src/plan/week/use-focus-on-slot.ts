import { useEffect, useRef } from 'react';
import { type SlotId, slotInWeek } from '../slots.ts';

/**
 * What was pressed goes away with the change that it makes; the focus then comes to the slot that was changed, as soon as
 * it shows the change and no dialog lies over it.
 */
export function useFocusOnSlot(isFree: boolean) {
  const board = useRef<HTMLDivElement>(null);
  const wanted = useRef<SlotId>(undefined);

  useEffect(() => {
    if (!isFree || wanted.current === undefined) return;
    // After the dialog has given the focus back to a button that there is no longer.
    const timer = setTimeout(() => {
      const slot = wanted.current;
      wanted.current = undefined;
      const control =
        slot && board.current?.querySelector<HTMLElement>(`[data-slot="${slotInWeek(slot)}"] :is(a, button)`);
      if (control) control.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  });

  return {
    board,
    focusOn: (slot: SlotId) => {
      wanted.current = slot;
    },
  };
}
