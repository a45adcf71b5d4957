import type { Chance } from './chance.ts';
import type { Point } from './numbers.ts';
import { curve, outline } from './outlines.ts';
import { type ShapeName, shapes } from './shapes.ts';

interface Blob {
  rx: number;
  ry?: number;
  corners?: number;
  /** How uneven it is cut. */
  uneven?: number;
  angle?: number;
}
interface Turned {
  size: number;
  angle?: number;
  flat?: number;
  uneven?: number;
}

export interface Cut {
  blob(x: number, y: number, size: Blob): string;
  /** A shape of unit size, turned, made large and laid flat. */
  shape(name: ShapeName, at: Point, how: Turned): string;
  /** The same of other points; an open one is a stroke. */
  turned(given: readonly Point[], at: Point, how: Turned & { open?: boolean }): string;
}

/** Outlines cut a little unevenly, as by hand. */
export function cutBy({ between }: Chance): Cut {
  const turned: Cut['turned'] = (given, [x, y], { size, angle = 0, flat = 0.78, uneven = 0.05, open }) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const out: Point[] = [];
    let last: Point | undefined;
    for (const point of given) {
      // A corner is the same point twice and stays one.
      const before = out.at(-1);
      if (point === last && before) {
        out.push(before);
        continue;
      }
      const px = (point[0] + between(-uneven, uneven)) * size;
      const py = (point[1] + between(-uneven, uneven)) * size;
      last = point;
      out.push([x + px * cos - py * sin, y + (px * sin + py * cos) * flat]);
    }
    return open ? curve(out) : outline(out);
  };
  return {
    turned,
    shape: (name, at, how) => turned(shapes[name], at, how),
    blob(x, y, { rx, ry = rx, corners = 10, uneven = 0.03, angle = 0 }) {
      const turn = between(0, 6.3);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const out: Point[] = [];
      for (let i = 0; i < corners; i++) {
        const t = turn + (i / corners) * Math.PI * 2;
        const w = (1 + between(-uneven, uneven)) / Math.cos(Math.PI / corners);
        const [px, py] = [Math.cos(t) * rx * w, Math.sin(t) * ry * w];
        out.push([x + px * cos - py * sin, y + px * sin + py * cos]);
      }
      return outline(out);
    },
  };
}
