const channels = (colour: string) =>
  [1, 3, 5].map(start => Number.parseInt(colour.slice(start, start + 2), 16));

/** The share of the second colour is from 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(one).map((value, i) => Math.round(value + ((others[i] ?? value) - value) * share));
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`;
}

/** How far apart two colours are: 0 for the same, 441 for black and white. */
export function distance(one: string, other: string): number {
  const others = channels(other);
  return Math.hypot(...channels(one).map((value, i) => value - (others[i] ?? value)));
}
