import type { Kitchen, Placed, Task } from './task.ts';

interface Span {
  start: number;
  end: number;
}

const overlaps = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

/** From which moment to which an oven must stay at one heat. */
export interface Heat extends Span {
  oven: string;
}

/** What hands and oven are taken by. It knows no order of steps, and no direction of time. */
export class KitchenRoom {
  readonly #people: number;
  readonly #hands: Span[] = [];
  readonly #heats: Heat[] = [];
  readonly #edges = new Set<number>();

  constructor({ people }: Kitchen) {
    this.#people = people;
  }

  /** Where a free time may begin or end. */
  get edges(): number[] {
    return [...this.#edges];
  }

  has(task: Task, span: Span): boolean {
    return (
      (!task.hands || this.#hasHands(span)) &&
      (task.oven === null || this.hasHeat({ ...span, oven: task.oven }))
    );
  }

  hasHeat(heat: Heat): boolean {
    return this.#heats.every(other => other.oven === heat.oven || !overlaps(other, heat));
  }

  take({ task, start, end }: Placed) {
    this.#edges.add(start).add(end);
    if (task.hands) this.#hands.push({ start, end });
    if (task.oven !== null) this.#heats.push({ start, end, oven: task.oven });
  }

  keepHeat(heat: Heat) {
    this.#edges.add(heat.start).add(heat.end);
    this.#heats.push(heat);
  }

  #hasHands(span: Span): boolean {
    const beside = this.#hands.filter(other => overlaps(other, span));
    if (beside.length < this.#people) return true;
    // Most are busy at a moment at which one of them begins, or at which this one does.
    const moments = [span.start, ...beside.map(({ start }) => start).filter(start => start > span.start)];
    return moments.every(
      moment => beside.filter(({ start, end }) => start <= moment && moment < end).length < this.#people,
    );
  }
}
