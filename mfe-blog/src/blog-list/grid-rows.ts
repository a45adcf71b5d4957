import type { BlogSummary } from '@sufra/contracts';

export interface GridRow {
  blogs: BlogSummary[];
  /** The place of its first post among all. */
  first: number;
  /** The newest leads, as on the front page of a paper. */
  isLead: boolean;
}

export function gridRows(blogs: BlogSummary[], columns: number): GridRow[] {
  const hasLead = columns > 1 && blogs.length > 1;
  const lead: GridRow[] = hasLead ? [{ blogs: blogs.slice(0, 1), first: 0, isLead: true }] : [];
  const from = lead.length;
  const count = Math.ceil((blogs.length - from) / columns);
  const others = Array.from({ length: count }, (_, row) => {
    const first = from + row * columns;
    return { blogs: blogs.slice(first, first + columns), first, isLead: false };
  });
  return [...lead, ...others];
}
