import { useEffect, useRef, useState } from 'react';

/**
 * The step that is shown. The address follows in its own time, so that two quick presses are two steps; a link that leads to
 * another step of the same recipe, as a timer's does, is followed by what is shown.
 */
export function usePlace(start: number, onGo: (place: number) => void) {
  const [place, setPlace] = useState(start);
  const latest = useRef(start);
  const underWay = useRef<number[]>([]);

  useEffect(() => {
    const arrived = underWay.current.indexOf(start);
    underWay.current = underWay.current.slice(arrived + 1);
    if (arrived >= 0 || latest.current === start) return;
    latest.current = start;
    underWay.current = [];
    setPlace(start);
  }, [start]);

  const goTo = (next: number) => {
    latest.current = next;
    underWay.current.push(next);
    setPlace(next);
    onGo(next);
  };

  return { place, latest, goTo };
}
