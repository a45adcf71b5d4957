import { missing } from '../stripe-problem.ts';

interface Paging {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?: { gt?: number; gte?: number; lt?: number; lte?: number } | undefined;
}

interface Listed {
  id: string;
  created: number;
}

const inRange = ({ created = {} }: Paging, time: number) =>
  time > (created.gt ?? -Infinity) &&
  time >= (created.gte ?? -Infinity) &&
  time < (created.lt ?? Infinity) &&
  time <= (created.lte ?? Infinity);

/** The page of a list, newest first. `all` is in the order of making, which decides within one second. */
export function list<T extends Listed>(url: string, all: T[], paging: Paging) {
  const { limit = 10, starting_after, ending_before } = paging;
  const newest = all.toReversed().toSorted((one, other) => other.created - one.created);
  const indexOf = (id: string, param: string) => {
    const index = newest.findIndex(one => one.id === id);
    if (index < 0) throw missing('object', id, param);
    return index;
  };
  const from = starting_after ? indexOf(starting_after, 'starting_after') + 1 : 0;
  const to = ending_before ? indexOf(ending_before, 'ending_before') : newest.length;
  const within = newest.slice(from, to).filter(one => inRange(paging, one.created));
  const data = ending_before ? within.slice(-limit) : within.slice(0, limit);
  return { object: 'list' as const, data, has_more: within.length > data.length, url };
}
