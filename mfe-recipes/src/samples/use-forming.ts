import { type RefObject, useEffect, useState } from 'react';

/** 'waiting' until it is in sight, 'forming' then; undefined for what stands there as a whole. */
export type Forming = 'waiting' | 'forming' | undefined;

const formed = new Set<string>();

interface Sample {
  name: string;
  /** At the top of its page: it forms at once, and before any script runs where the page is drawn by the server. */
  isFirst?: boolean;
}

/** A sample forms line by line, once in a visit; the style sheets move nothing for visitors who want no motion. */
export function useForming(place: RefObject<HTMLElement | null>, { name, isFirst = false }: Sample): Forming {
  const [forming, setForming] = useState<Forming>(() => {
    if (formed.has(name)) return undefined;
    return isFirst ? 'forming' : 'waiting';
  });

  useEffect(() => {
    if (forming === 'forming') formed.add(name);
    if (forming !== 'waiting' || !place.current) return;
    if (!('IntersectionObserver' in globalThis)) {
      setForming(undefined);
      return;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setForming('forming');
      },
      { threshold: 0.25 },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [forming, place, name]);

  return forming;
}
