import type { Dish, Kitchen, Placed } from '../task.ts';

const meets = (one: Placed, other: Placed) => one.start < other.end && other.start < one.end;

/** What no plan may have, each thing looked for by itself, minute by minute. */
export function faultsOf(plan: readonly Placed[], kitchen: Kitchen): string[] {
  const faults: string[] = [];
  const name = ({ task }: Placed) => `${task.dish}.${task.step}`;
  for (const one of plan) {
    if (one.end - one.start < one.task.minutes) faults.push(`${name(one)} is too short`);
    for (const other of plan) {
      if (one === other) continue;
      const isNext = one.task.dish === other.task.dish && one.task.step < other.task.step;
      if (isNext && one.end > other.start) faults.push(`${name(other)} begins before ${name(one)} ends`);
      const heats = [one.task.oven, other.task.oven];
      if (meets(one, other) && heats.every(heat => heat !== null) && heats[0] !== heats[1])
        faults.push(`${name(one)} and ${name(other)} want two heats`);
    }
  }
  for (const { start } of plan) {
    const busy = plan.filter(each => each.task.hands && each.start <= start && start < each.end).length;
    if (busy > kitchen.people) faults.push(`${busy} pairs of hands at ${start}`);
  }
  return [...faults, ...lostHeats(plan)];
}

/** From the moment at which an oven is heated for a step until that step ends, it has this heat. */
function lostHeats(plan: readonly Placed[]): string[] {
  return plan
    .filter(({ task }) => task.heats)
    .flatMap(({ task, start }) => {
      const use = plan
        .filter(each => each.task.dish === task.dish && each.task.step > task.step)
        .filter(each => each.task.oven !== null && !each.task.heats)
        .toSorted((a, b) => a.task.step - b.task.step)[0];
      const other =
        use &&
        plan.find(
          each =>
            each.task.oven !== null &&
            each.task.oven !== task.oven &&
            each.start < use.end &&
            start < each.end,
        );
      return other ? [`the heat for ${task.dish}.${use.task.step} is lost`] : [];
    });
}

/** The shortest plan there is, found by trying every minute for every step: for evenings of a few minutes. */
export function shortestWhole(dishes: readonly Dish[], kitchen: Kitchen): number {
  const tasks = dishes.flatMap(({ tasks }) => tasks);
  const sum = tasks.reduce((all, { minutes }) => all + minutes, 0);
  const fits = (whole: number, at: number, plan: Placed[]): boolean => {
    const task = tasks[at];
    if (!task) return true;
    for (let start = 0; start + task.minutes <= whole; start += 1) {
      const next = [...plan, { task, start, end: start + task.minutes }];
      if (faultsOf(next, kitchen).length === 0 && fits(whole, at + 1, next)) return true;
    }
    return false;
  };
  for (let whole = 0; whole < sum; whole += 1) if (fits(whole, 0, [])) return whole;
  return sum;
}
