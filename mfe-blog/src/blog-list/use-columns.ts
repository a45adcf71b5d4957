import { type RefObject, useLayoutEffect, useState } from 'react';

const narrowest = 19;
const gap = 1.5;

/** How many cards stand beside each other. */
export function useColumns(grid: RefObject<HTMLElement | null>) {
  const [columns, setColumns] = useState(1);

  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      setColumns(Math.max(1, Math.floor((element.clientWidth / rem + gap) / (narrowest + gap))));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);

  return columns;
}
