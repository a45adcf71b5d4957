import type { Mark } from '../pen/numbers.ts';
import type { Laid } from '../pen/sheet.ts';
import { placeOn, type Surface } from '../table/surface.ts';

/** Marks of the unit disc, moved onto the surface. */
export const lay = (surface: Surface, marks: readonly Mark[]): Laid[] =>
  marks.map(([u, v, degrees]) => [...placeOn(surface)([u, v]), degrees ?? 0]);
