import { type Kind, kindOf, rankOf } from '../values/kind.ts';
import type { Value } from '../values/value.ts';
import type { Node } from './key-node.ts';

/** Values of one kind, from `low` to `high` where given, both included: a filter looks at each again. */
export type Range = {
  kind: Kind;
  low?: Value;
  high?: Value;
  /** One value lies between both bounds; else one element of an array may pass the one, and another the other. */
  isPrefix?: boolean;
};

/** How to go through the values of one field. */
export type Step = { direction: 1 | -1; range?: Range | undefined };

type Compare = (left: Value, right: Value) => number;

export function* inOrder(order: Node[], { direction, range }: Step, compare: Compare): Iterable<Node> {
  const from = range ? startOf(order, range, compare) : 0;
  const end = range ? endOf(order, range, compare) : order.length;
  for (let step = 0; step < end - from; step++) {
    const node = order[direction === 1 ? from + step : end - 1 - step];
    if (node) yield node;
  }
}

function startOf(order: Node[], { kind, low }: Range, compare: Compare): number {
  if (low !== undefined) return firstIn(order, value => compare(value, low) >= 0);
  return firstIn(order, value => rankOf(kindOf(value)) >= rankOf(kind));
}

function endOf(order: Node[], { kind, high }: Range, compare: Compare): number {
  if (high !== undefined) return firstIn(order, value => compare(value, high) > 0);
  return firstIn(order, value => rankOf(kindOf(value)) > rankOf(kind));
}

/** Where the test begins to hold; it has to hold from there on. */
export function firstIn(order: Node[], test: (value: Value) => boolean): number {
  let from = 0;
  let to = order.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (test(order[middle]?.value)) to = middle;
    else from = middle + 1;
  }
  return from;
}
