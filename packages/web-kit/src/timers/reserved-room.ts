import { useEffect, useRef } from 'react';

const property = '--timers-height';

/** Says how much of the window's end the bar takes, so that messages stand above it and what has the focus is not beneath it. */
export function useReservedRoom() {
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const root = document.documentElement;
    // With what stands beneath it in a dialog.
    const whole = element.closest<HTMLElement>('[data-timers-foot]') ?? element;
    const measure = () => root.style.setProperty(property, `${whole.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(whole);
    measure();
    return () => {
      observer.disconnect();
      root.style.removeProperty(property);
    };
  }, []);

  return bar;
}
