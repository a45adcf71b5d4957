import { useState } from 'react';

const atOnce = 24;

/** How many entries of a long list are drawn: as many as are seen at first, and more when asked. Another `list` begins anew. */
export function useGrowingCount(list: string) {
  const [grown, setGrown] = useState({ list, count: atOnce });
  const count = grown.list === list ? grown.count : atOnce;
  return { count, grow: () => setGrown({ list, count: count + atOnce }) };
}
