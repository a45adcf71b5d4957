export interface PlaceOptions {
  callsAtOnce: number;
  longCallsAtOnce: number;
}

/** Long calls have places of their own: they keep none from the short ones. */
export function createPlaces({ callsAtOnce, longCallsAtOnce }: PlaceOptions) {
  const left = { short: callsAtOnce, long: longCallsAtOnce };
  return (isLong: boolean) => {
    const kind = isLong ? 'long' : 'short';
    if (left[kind] === 0) return undefined;
    left[kind] -= 1;
    let isIn = true;
    return () => {
      if (isIn) left[kind] += 1;
      isIn = false;
    };
  };
}
