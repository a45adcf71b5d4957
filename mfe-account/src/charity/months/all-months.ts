import type { Donations } from '@sufra/contracts';

type Month = Donations['months'][number];

/** The newest first, with those between in which nothing happened: a gap in time should be seen as one. */
export function allMonths(months: Month[]): Month[] {
  const known = new Map(months.map(month => [month.month, month]));
  const names = [...known.keys()].sort();
  const [first, last] = [names[0], names.at(-1)];
  const all: Month[] = [];
  for (let at = last; at !== undefined && first !== undefined && at >= first; at = before(at)) {
    all.push(known.get(at) ?? { month: at, pledged: 0, given: 0 });
  }
  return all;
}

/** '2026-01' is followed, backwards, by '2025-12'. */
function before(month: string) {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const isFirst = number === 1;
  return `${String(isFirst ? year - 1 : year).padStart(4, '0')}-${String(isFirst ? 12 : number - 1).padStart(2, '0')}`;
}
