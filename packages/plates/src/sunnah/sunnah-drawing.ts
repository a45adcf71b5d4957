import type { Pen } from '../pen/pen.ts';
import type { Pigment } from '../pen/pigments.ts';

export interface SunnahDrawing {
  /** Of the star behind it. */
  pigment: Pigment;
  alt: string;
  draw(pen: Pen): void;
}
