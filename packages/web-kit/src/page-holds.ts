const holds = new Set<object>();

/**
 * For what is in this page alone and would be lost with it, such as an answer that is on its way: the shell does not load the page anew
 * by itself until the returned function is called.
 */
export function holdPage(): () => void {
  const hold = {};
  holds.add(hold);
  return () => void holds.delete(hold);
}

export const isPageHeld = () => holds.size > 0;
