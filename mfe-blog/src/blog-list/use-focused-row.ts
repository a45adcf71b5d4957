import { type FocusEvent, useState } from 'react';

/** Which row has the focus: it stays drawn wherever the list is scrolled. */
export function useFocusedRow() {
  const [row, setRow] = useState(-1);
  const watch = {
    onFocus: ({ target }: FocusEvent) =>
      setRow(Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1)),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setRow(-1);
    },
  };
  return { row, watch };
}
