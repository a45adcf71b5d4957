import type { Piece } from '../food/pieces.ts';
import type { KindName } from '../kinds/kinds.ts';
import type { Pen } from '../pen/pen.ts';
import type { Surface } from '../table/surface.ts';
import type { Setting } from '../table/ware.ts';
import type { Thing } from '../words/english.ts';

/** All that a body is drawn from: what the dish is and what is in it, on which surface. */
export interface Serving {
  pen: Pen;
  kind: KindName;
  surface: Surface;
  setting: Setting;
  sauce: string;
  /** What it is made of first: meat, fish, or what stands in their place. */
  mains: readonly Piece[];
  vegetables: readonly Piece[];
  /** Whether the title names one of them. */
  has(...things: readonly Thing[]): boolean;
  /** Whether the title or the ingredients do. */
  holds(...things: readonly Thing[]): boolean;
  /** What is drawn over the toppings. */
  after: (() => void)[];
}

/** What lies in the vessel; tells where toppings may lie. */
export type Body = (serving: Serving) => Surface;
