import { type PointerEvent, useRef, useState } from 'react';

/** Carrying a line by its grip, with a mouse or a finger: it takes the place that the pointer is over. */
export function useDragging(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<string>();
  const list = useRef<HTMLOListElement>(null);

  const placeUnder = (y: number) => {
    const rows = [...(list.current?.children ?? [])];
    const at = rows.findIndex(row => y < row.getBoundingClientRect().bottom);
    return at === -1 ? rows.length - 1 : at;
  };
  const gripOf = (id: string, place: number) => ({
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(id);
    },
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      if (dragged !== id) return;
      const to = placeUnder(event.clientY);
      if (to !== place) onMove(place, to);
    },
    onPointerUp: () => setDragged(undefined),
    onPointerCancel: () => setDragged(undefined),
  });
  return { list, dragged, gripOf };
}
