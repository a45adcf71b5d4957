import { type RefObject, useEffect, useState } from 'react';

/** 'waiting' until it is in sight, 'forming' then; undefined for what stands there as a whole. */
export type Forming = 'waiting' | 'forming' | undefined;

const formed = new Set<string>();

/** A sample forms line by line, once in a visit, and only for visitors who want motion. */
export function useForming(place: RefObject<HTMLElement | null>, name: string): Forming {
  const [forming, setForming] = useState<Forming>(() =>
    formed.has(name) || !wantsMotion() ? undefined : 'waiting',
  );

  useEffect(() => {
    if (forming !== 'waiting' || !place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        formed.add(name);
        setForming('forming');
      },
      { threshold: 0.25 },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [forming, place, name]);

  return forming;
}

const wantsMotion = () =>
  'IntersectionObserver' in globalThis && !matchMedia('(prefers-reduced-motion: reduce)').matches;
