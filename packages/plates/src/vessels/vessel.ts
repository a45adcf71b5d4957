import type { Pen } from '../pen/pen.ts';
import type { Pigment } from '../pen/pigments.ts';
import type { Surface } from '../table/surface.ts';
import type { Setting } from '../table/ware.ts';

export interface VesselOptions {
  /** Wares that would not stand apart from the food. */
  not?: readonly Pigment[];
}

/** Draws itself and tells the surface that the food lies on. */
export type Vessel = (pen: Pen, setting: Setting, options?: VesselOptions) => Surface;

/** How flat a round thing is seen: one camera for all. */
export const tilt = 0.58;
