/** Numbers that look like chance and are the same for the same seed (mulberry32). */
export function openDice(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    below,
    pick<T>(from: readonly T[]): T {
      const found = from[below(from.length)];
      if (found === undefined) throw new Error('nothing to pick from');
      return found;
    },
    shuffled<T>(from: readonly T[]): T[] {
      return from
        .map(one => ({ one, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => one);
    },
  };
}

export type Dice = ReturnType<typeof openDice>;
