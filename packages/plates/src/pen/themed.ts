import type { Pen, Theme } from './pen.ts';

export interface Pair {
  light: string;
  dark: string;
}

/**
 * An attribute in the colour of the theme. What does not know `light-dark()` leaves out the attribute and takes the light
 * colour of the group around it.
 */
export const themed = (theme: Theme, { light, dark }: Pair) =>
  theme === 'auto' ? `light-dark(${light},${dark})` : theme === 'dark' ? dark : light;

export function fillThemed({ theme, push }: Pen, d: string, pair: Pair): void {
  const path = `<path d="${d}" fill="${themed(theme, pair)}"/>`;
  push(theme === 'auto' ? `<g fill="${pair.light}">${path}</g>` : path);
}
