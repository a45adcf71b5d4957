import type { Point } from '../pen/numbers.ts';

/** Where food lies: an ellipse seen from the front and above, and how high a mound on it is. */
export interface Surface {
  x: number;
  y: number;
  r: number;
  /** How flat the ellipse is: the part of `r` that it is high. */
  k: number;
  /** The height of the mound in its middle. */
  h: number;
  /** Of a wide plate, where a curry lies beside its rice. */
  isPlate?: boolean;
  /** The outline of what is not round. */
  box?: string;
  /** Where toppings may lie, as points of the unit disc, the best first; none means anywhere. */
  places?: readonly Point[];
  /** What toppings are to leave free. */
  taken?: readonly Point[];
  /** Toppings are laid in rows, as on a pudding. */
  inRows?: boolean;
  /** How flat toppings lie. */
  flat?: number;
}

/** How high a mound reaches above its middle line. */
export function crest({ r, k, h }: Surface, u: number, w: number): number {
  const low = r * k;
  return low / (2 * h) < w ? h * (1 - u * u) + (low * low) / (4 * h) : low * w;
}

/** From the unit disc to the picture; on a mound, evenly over what is seen of it. */
export const placeOn =
  (surface: Surface) =>
  ([u, v]: Point): Point => {
    const { x, y, r, k, h } = surface;
    if (!h || u * u + v * v > 1) return [x + u * r, y + v * r * k];
    const w = Math.sqrt(1 - u * u) || 0.01;
    const up = crest(surface, u, w);
    return [x + u * r, y - up * 0.95 + ((v / w + 1) / 2) * (r * k * w + up) * 0.93];
  };
