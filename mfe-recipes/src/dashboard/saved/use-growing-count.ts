import { useState } from 'react';

const atFirst = 12;
const atOnce = 24;

/** How many entries of a list are drawn: a dozen until all are asked for, then as many as come into view. Another `list` begins anew. */
export function useGrowingCount(list: string) {
  const [grown, setGrown] = useState({ list, count: atFirst });
  const count = grown.list === list ? grown.count : atFirst;
  return {
    count,
    hasAskedForAll: count > atFirst,
    grow: () => setGrown({ list, count: count + atOnce }),
  };
}
