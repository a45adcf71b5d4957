/** Numbers that look random and are the same in every run (mulberry32). */
export function seeded(seed: number) {
  let state = seed;
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    whole: (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1)),
    oneOf: <T>(list: readonly [T, ...T[]]): T => list[Math.floor(fraction() * list.length)] ?? list[0],
  };
}

export type Seeded = ReturnType<typeof seeded>;

/** Tries a property on many made-up cases; a failure names the seed that made the case. */
export function forAll<T>(make: (from: Seeded) => T, holds: (example: T) => void, cases = 300) {
  for (let seed = 1; seed <= cases; seed += 1) {
    const example = make(seeded(seed));
    try {
      holds(example);
    } catch (cause) {
      throw new Error(`It does not hold for seed ${seed}`, { cause });
    }
  }
}
