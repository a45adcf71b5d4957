import { useState } from 'react';

/**
 * What is said of a list, such as how many it holds, once the list itself has come; until then what was said of the one before. It is
 * read aloud, and a reader who hears '1 found' and presses Enter would choose the first of the list that stood there.
 */
export function useSaidOf<T>({ isPlaceholderData }: { isPlaceholderData: boolean }, now: T): T {
  const [said, setSaid] = useState(now);
  if (!isPlaceholderData && now !== said) setSaid(now);
  return said;
}
