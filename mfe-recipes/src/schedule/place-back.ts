import { KitchenRoom } from './kitchen-room.ts';
import type { Dish, Kitchen, Placed, Task } from './task.ts';

/** Steps of a dish that are placed at once: from the one that heats the oven to the one that it is heated for. */
export type Block = Task[];

/** A dish's steps in blocks, in their order. */
export function blocksOf({ tasks }: Dish): Block[] {
  const blocks: Block[] = [];
  let rest = tasks;
  while (rest.length > 0) {
    const [first] = rest as [Task];
    const use = first.heats ? rest.findIndex(({ oven, heats }) => oven !== null && !heats) : 0;
    const size = Math.max(use, 0) + 1;
    blocks.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return blocks;
}

/**
 * Places steps back from the time of eating, which is 0: each as late as hands, oven and the steps after it leave room. `order` says
 * of which dish the last block that is not yet placed comes next. Nothing that is placed could be later by itself.
 */
export function placeBack(dishes: readonly Block[][], order: readonly number[], kitchen: Kitchen): Placed[] {
  const room = new KitchenRoom(kitchen);
  const left = dishes.map(blocks => [...blocks]);
  const latest = dishes.map(() => 0);
  const placed: Placed[] = [];
  for (const dish of order) {
    const block = left[dish]?.pop();
    if (!block) continue;
    const put = putBlock(block, latest[dish] ?? 0, room);
    latest[dish] = Math.min(...put.map(({ start }) => start));
    placed.push(...put);
  }
  return placed;
}

function putBlock(block: Block, latest: number, room: KitchenRoom): Placed[] {
  for (const end of endsFrom(latest, room)) {
    const put = putEndingAt(block, end, room);
    if (!put) continue;
    for (const each of put) room.take(each);
    if (block.length > 1) room.keepHeat(heatOf(put));
    return put;
  }
  // Before all that is placed everything is free, so there always is an end.
  throw new Error('a step found no room before the first of all');
}

/** Where something may end as late as possible: at its limit, or where something else begins. */
const endsFrom = (latest: number, room: KitchenRoom) =>
  [latest, ...room.edges.filter(edge => edge < latest)].sort((a, b) => b - a);

function putEndingAt(block: Block, end: number, room: KitchenRoom): Placed[] | undefined {
  const last = block.at(-1);
  if (!last || !room.has(last, { start: end - last.minutes, end })) return undefined;
  const put: Placed[] = [{ task: last, start: end - last.minutes, end }];
  for (const task of block.slice(0, -1).reverse()) {
    // Those of a block follow each other, so only the room of others is looked at.
    const before = put[0]?.start ?? end;
    const at = endsFrom(before, room).find(each => room.has(task, { start: each - task.minutes, end: each }));
    if (at === undefined) return undefined;
    put.unshift({ task, start: at - task.minutes, end: at });
  }
  return block.length === 1 || room.hasHeat(heatOf(put)) ? put : undefined;
}

const heatOf = (put: Placed[]) => ({
  start: put[0]?.start ?? 0,
  end: put.at(-1)?.end ?? 0,
  oven: put.at(-1)?.task.oven ?? '',
});
