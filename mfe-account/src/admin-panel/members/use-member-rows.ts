import type { Member } from '@sufra/contracts';
import { useTopOf } from '@sufra/web-kit';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';

// As members.module.css has it: below, a row is a card.
const wideEnoughForColumns = '(min-width: 75rem)';
const heights = { row: 69, card: 180 };

interface MemberRows {
  members: Member[];
  /** Of the member whose row has the focus. */
  focusedId: string | undefined;
  body: RefObject<HTMLElement | null>;
}

/** The rows near the window's view, of however many there are; the page itself scrolls. */
export function useMemberRows({ members, focusedId, body }: MemberRows) {
  const hasColumns = useMedia(wideEnoughForColumns);
  const top = useTopOf(body);
  const focused = useMemo(() => members.findIndex(({ _id }) => _id === focusedId), [members, focusedId]);

  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: members.length,
    overscan: 6,
    scrollMargin: top,
    estimateSize: () => (hasColumns ? heights.row : heights.card),
    getItemKey: useCallback(index => members[index]?._id ?? index, [members]),
    rangeExtractor: useCallback((range: Range) => rowsInView(range, focused), [focused]),
    // The page scrolls smoothly; a correction of a few pixels must not.
    scrollToFn: (offset, { adjustments = 0 }) =>
      window.scrollTo({ top: offset + adjustments, behavior: 'instant' }),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: rows become cards, and cards rows, of another height
  useEffect(() => virtualizer.measure(), [virtualizer, hasColumns]);

  return { virtualizer, top };
}

/**
 * The rows to draw: those in view, and the one that has the focus, wherever it is. With it its neighbours, so that the
 * next press of Tab goes on from there.
 */
function rowsInView(range: Range, focused: number) {
  const rows = defaultRangeExtractor(range);
  if (focused < 0) return rows;
  const kept = [focused - 1, focused, focused + 1].filter(index => index >= 0 && index < range.count);
  return [...new Set([...rows, ...kept])].sort((one, other) => one - other);
}

/** Whether a media query holds now. */
function useMedia(query: string) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
