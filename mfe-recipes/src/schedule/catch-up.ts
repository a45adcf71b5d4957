import { KitchenRoom } from './kitchen-room.ts';
import type { Kitchen, Placed } from './task.ts';

/** How far a cook is. A step goes by its dish and its place. */
export interface Progress {
  now: number;
  isDone: (placed: Placed) => boolean;
  /** When its timer was started. */
  startedAt: (placed: Placed) => number | undefined;
}

export interface CaughtUp {
  /** What is left, at the times at which it can now be done. */
  left: Placed[];
  /** When all is ready. */
  ready: number;
}

/**
 * A plan as it goes on from now. A step that should be over and is not ticked off goes on until now, and what comes after it is
 * moved as far as it must be; when the whole is later, what is still to be begun is as late as the new time of eating lets it.
 */
export function catchUp(
  plan: readonly Placed[],
  eatAt: number,
  kitchen: Kitchen,
  progress: Progress,
): CaughtUp {
  const { now, isDone, startedAt } = progress;
  const open = plan.filter(placed => !isDone(placed)).toSorted((a, b) => a.start - b.start || a.end - b.end);
  const isFirst = ({ task }: Placed) =>
    !open.some(other => other.task.dish === task.dish && other.task.step < task.step);

  const room = new KitchenRoom(kitchen);
  const begun: Placed[] = [];
  const begin = (placed: Placed) => {
    room.take(placed);
    begun.push(placed);
  };
  for (const placed of open) {
    const start = startedAt(placed);
    if (start !== undefined) begin({ ...placed, start, end: Math.max(start + placed.task.minutes, now) });
  }
  // A step whose time has come is under way, unless the hands or the oven that it needs are still at another one.
  for (const placed of open) {
    const goesOn = { ...placed, end: Math.max(placed.end, now) };
    if (
      startedAt(placed) === undefined &&
      isFirst(placed) &&
      placed.start < now &&
      room.has(placed.task, goesOn)
    )
      begin(goesOn);
  }
  const waiting = open.filter(({ task }) => !begun.some(each => each.task === task));

  const shifted = moveOn(waiting, begun, kitchen, now);
  const ready = Math.max(eatAt, ...[...begun, ...shifted].map(({ end }) => end));
  const rest = ready > eatAt ? asLateAs(ready, shifted, begun, kitchen) : shifted;
  return { left: [...begun, ...rest].sort((a, b) => a.start - b.start), ready };
}

function roomWith(begun: readonly Placed[], kitchen: Kitchen) {
  const room = new KitchenRoom(kitchen);
  for (const each of begun) room.take(each);
  return room;
}

/** In the order of the plan, each where it was or as soon after as it can be. */
function moveOn(
  waiting: readonly Placed[],
  begun: readonly Placed[],
  kitchen: Kitchen,
  now: number,
): Placed[] {
  const room = roomWith(begun, kitchen);
  const ends = new Map<number, number>();
  for (const { task, end } of begun) ends.set(task.dish, Math.max(ends.get(task.dish) ?? now, end));
  return waiting.map(placed => {
    const { task } = placed;
    const earliest = Math.max(placed.start, ends.get(task.dish) ?? now, now);
    const starts = [earliest, ...room.edges.filter(edge => edge > earliest)].sort((a, b) => a - b);
    const start = starts.find(at => room.has(task, { start: at, end: at + task.minutes })) ?? earliest;
    const moved = { task, start, end: start + task.minutes };
    room.take(moved);
    ends.set(task.dish, moved.end);
    return moved;
  });
}

/** From the last to the first, each as late as it can be: never earlier than it was. */
function asLateAs(
  ready: number,
  moved: readonly Placed[],
  begun: readonly Placed[],
  kitchen: Kitchen,
): Placed[] {
  const room = roomWith(begun, kitchen);
  const latest = new Map<number, number>();
  const late: Placed[] = [];
  for (const { task, end } of moved.toSorted((a, b) => b.end - a.end || b.start - a.start)) {
    const limit = Math.min(ready, latest.get(task.dish) ?? ready);
    const ends = [limit, ...room.edges.filter(edge => edge < limit), end].sort((a, b) => b - a);
    const at = ends.find(each => room.has(task, { start: each - task.minutes, end: each })) ?? end;
    const put = { task, start: at - task.minutes, end: at };
    room.take(put);
    latest.set(task.dish, put.start);
    late.push(put);
  }
  return late;
}
