import type { ShapeName } from '../pen/shapes.ts';
import type { Thing } from '../words/english.ts';

export interface Topping {
  things: readonly Thing[];
  form:
    | ShapeName
    | 'leaf'
    | 'almond'
    | 'sliver'
    | 'seed'
    | 'dust'
    | 'thread'
    | 'ring'
    | 'citrus'
    | 'herb'
    | 'swirl'
    | 'drizzle';
  colour: string;
  size: number;
  count: number;
  laid: 'scattered' | 'cluster' | 'edge' | 'drawn';
  /** Its lit side or what is inside. */
  inner?: string;
  /** The middle of a cut face. */
  core?: string;
}
