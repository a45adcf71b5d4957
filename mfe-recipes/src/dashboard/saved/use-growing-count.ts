import { startTransition, useEffect, useState } from 'react';

const atOnce = 24;

/**
 * How many entries of a long list to draw: as many as are seen at first, then the others bit by bit, so that hundreds of
 * them never stand in the way of what somebody does meanwhile.
 */
export function useGrowingCount(all: number) {
  const [count, setCount] = useState(atOnce);

  useEffect(() => {
    if (count < all) startTransition(() => setCount(now => now + atOnce));
  }, [count, all]);

  return Math.min(count, all);
}
