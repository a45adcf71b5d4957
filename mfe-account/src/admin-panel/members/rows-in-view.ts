import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/**
 * The rows to draw: those in view, and the one that has the focus, wherever it is. With it its neighbours, so that the
 * next press of Tab goes on from there.
 */
export function rowsInView(range: Range, focused: number) {
  const rows = defaultRangeExtractor(range);
  if (focused < 0) return rows;
  const kept = [focused - 1, focused, focused + 1].filter(index => index >= 0 && index < range.count);
  return [...new Set([...rows, ...kept])].sort((one, other) => one - other);
}
