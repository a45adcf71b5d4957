import { useTopOf } from '@sufra/web-kit';
import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect } from 'react';
import type { GridRow } from './grid-rows.ts';

const gapBetweenRows = 24;
// The list that a reader comes back to is as tall as it was, so that the place is the same.
let measuredBefore: VirtualItem[] = [];
const heights = { lead: 420, row: 560 };

interface RowsInView {
  rows: GridRow[];
  columns: number;
  /** The row that has the focus; -1 when none has. */
  focusedRow: number;
  grid: RefObject<HTMLElement | null>;
}

export function useRowsInView({ rows, columns, focusedRow, grid }: RowsInView) {
  const top = useTopOf(grid);

  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: rows.length,
    overscan: 2,
    gap: gapBetweenRows,
    scrollMargin: top,
    initialMeasurementsCache: measuredBefore,
    estimateSize: index => (rows[index]?.isLead ? heights.lead : heights.row),
    // Other columns, other heights.
    getItemKey: useCallback(index => `${columns} ${rows[index]?.blogs[0]?._id ?? index}`, [rows, columns]),
    rangeExtractor: useCallback((range: Range) => withFocused(range, focusedRow), [focusedRow]),
    // The page scrolls smoothly; a correction of a few pixels must not.
    scrollToFn: (offset, { adjustments = 0 }) =>
      window.scrollTo({ top: offset + adjustments, behavior: 'instant' }),
  });

  useEffect(
    () => () => {
      measuredBefore = virtualizer.measurementsCache;
    },
    [virtualizer],
  );

  return { virtualizer, top };
}

/** With the row that has the focus its neighbours, so that the next press of Tab goes on from there. */
function withFocused(range: Range, focused: number) {
  const rows = defaultRangeExtractor(range);
  if (focused < 0) return rows;
  const kept = [focused - 1, focused, focused + 1].filter(index => index >= 0 && index < range.count);
  return [...new Set([...rows, ...kept])].sort((one, other) => one - other);
}
