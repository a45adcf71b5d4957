import { type Block, blocksOf, placeBack } from './place-back.ts';
import type { Dish, Kitchen, Placed } from './task.ts';

const mostTries = 240;

const startOf = (placed: readonly Placed[]) => Math.min(0, ...placed.map(({ start }) => start));

/** What is better first: the latest beginning, hot dishes that stand the least, and no rests within their steps. */
function costOf(placed: readonly Placed[], dishes: readonly Dish[]): [number, number, number] {
  let stands = 0;
  let rests = 0;
  for (const [at, { keeps }] of dishes.entries()) {
    const own = placed.filter(({ task }) => task.dish === at);
    if (own.length === 0) continue;
    const [start, end] = [startOf(own), Math.max(...own.map(({ end }) => end))];
    if (!keeps) stands -= end;
    if (!keeps) rests += end - start - own.reduce((sum, { task }) => sum + task.minutes, 0);
  }
  return [-startOf(placed), stands, rests];
}

const isBetter = (one: readonly number[], other: readonly number[]) => {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
};

/**
 * When each step is done so that all is ready at 0, and the first begins as late as possible. Each order of the dishes' steps gives a
 * plan; of few steps all orders are tried, and of more a fixed number, so that an evening always has the same plan.
 */
export function planBack(dishes: readonly Dish[], kitchen: Kitchen): Placed[] {
  const blocks = dishes.map(blocksOf);
  let best: { placed: Placed[]; cost: [number, number, number] } | undefined;
  for (const order of ordersOf(blocks, dishes)) {
    const placed = placeBack(blocks, order, kitchen);
    const cost = costOf(placed, dishes);
    if (!best || isBetter(cost, best.cost)) best = { placed, cost };
  }
  return (best?.placed ?? []).toSorted(
    (a, b) => a.start - b.start || a.task.dish - b.task.dish || a.task.step - b.task.step,
  );
}

function* ordersOf(blocks: Block[][], dishes: readonly Dish[]): Generator<number[]> {
  const counts = blocks.map(({ length }) => length);
  if (countOrders(counts) <= mostTries) return yield* everyOrder(counts);
  // First the longest way that is left, then what is hot, then ever other mixtures of both with chance.
  for (let tried = 0; tried < mostTries; tried++) yield byWeight(blocks, dishes, tried);
}

function countOrders(counts: readonly number[]): number {
  let [all, orders] = [0, 1];
  for (const count of counts)
    for (let of = 1; of <= count; of++) {
      all += 1;
      orders = (orders * all) / of;
    }
  return orders;
}

function* everyOrder(left: readonly number[], begun: number[] = []): Generator<number[]> {
  if (left.every(count => count === 0)) return yield begun;
  for (const [dish, count] of left.entries())
    if (count > 0)
      yield* everyOrder(
        left.map((each, at) => (at === dish ? each - 1 : each)),
        [...begun, dish],
      );
}

/** Always the same numbers between 0 and 1 from the same beginning (Lehmer, by Park and Miller). */
function chanceFrom(seed: number) {
  let state = (seed * 7_919 + 17) % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function byWeight(blocks: Block[][], dishes: readonly Dish[], tried: number): number[] {
  const chance = chanceFrom(tried + 1);
  const left = blocks.map(own => [...own]);
  const hot = tried % 3 === 1 ? 10_000 : 0;
  const spread = tried < 2 ? 0 : 0.2 + (tried % 8) / 4;
  const order: number[] = [];
  const minutesOf = (own: Block[]) => own.flat().reduce((sum, { minutes }) => sum + minutes, 0);
  while (left.some(({ length }) => length > 0)) {
    const weights = left.map((own, dish) =>
      own.length === 0
        ? Number.NEGATIVE_INFINITY
        : minutesOf(own) * (1 + spread * (chance() * 2 - 1)) + (dishes[dish]?.keeps ? 0 : hot),
    );
    const next = weights.indexOf(Math.max(...weights));
    left[next]?.pop();
    order.push(next);
  }
  return order;
}
