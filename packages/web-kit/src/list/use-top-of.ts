import { type RefObject, useLayoutEffect, useState } from 'react';

/** Where a list begins on the page: a long one draws what is in view of the window, and must know where that lies. */
export function useTopOf(element: RefObject<HTMLElement | null>) {
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    // What stands above the list grows and shrinks with the fonts and the window.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);

  return top;
}
