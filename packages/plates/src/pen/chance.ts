import type { Point } from './numbers.ts';

/** FNV-1a */
export function hash(text: string): number {
  let value = 2166136261;
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 16777619);
  return (value ^ (value >>> 15)) >>> 0;
}

export interface Chance {
  between(low: number, high: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** Points of the unit disc that keep apart from one another, the farther ones first. */
  spots(count: number, options?: { r?: number; taken?: readonly Point[]; gap?: number }): Point[];
}

/** The same seed gives the same numbers (mulberry32). */
export function chanceFrom(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + (high - low) * next();
  return {
    between,
    pick: list => list[Math.floor(next() * list.length)] ?? list[0],
    spots(count, { r = 0.92, taken = [], gap = 0 } = {}) {
      const all = [...taken];
      const mine: Point[] = [];
      for (let i = 0; i < count; i++) {
        let best: Point = [0, 0];
        let farthest = -1;
        for (let tries = 0; tries < 14; tries++) {
          const angle = between(0, 6.283);
          const out = Math.sqrt(next()) * r;
          const point: Point = [Math.cos(angle) * out, Math.sin(angle) * out];
          const nearest = Math.min(
            9,
            ...all.map(other => Math.hypot(other[0] - point[0], other[1] - point[1])),
          );
          if (nearest > farthest) {
            best = point;
            farthest = nearest;
          }
        }
        if (farthest < gap) continue;
        all.push(best);
        mine.push(best);
      }
      return mine.sort((one, other) => one[1] - other[1]);
    },
  };
}
