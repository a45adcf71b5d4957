import { joined, type Point, tenth, whole } from './numbers.ts';

const same = (one: Point, other: Point) => one[0] === other[0] && one[1] === other[1];

function path(given: readonly Point[], open: boolean): string {
  const xs = given.map(([x]) => x);
  const round = Math.max(...xs) - Math.min(...xs) > 17 ? whole : tenth;
  const all: Point[] = given.map(([x, y]) => [round(x), round(y)]);
  const at = (i: number): Point => all[(i + all.length) % all.length] ?? [0, 0];
  const middle = (a: Point, b: Point): Point => [round((a[0] + b[0]) / 2), round((a[1] + b[1]) / 2)];
  let here = open ? at(0) : middle(at(-1), at(0));
  let d = `M${joined(here)}`;
  for (let i = open ? 1 : 0; i < (open ? all.length - 1 : all.length); i++) {
    const by = at(i);
    const end = open && i === all.length - 2 ? at(-1) : middle(by, at(i + 1));
    const step = [end[0] - here[0], end[1] - here[1]];
    if (!same(by, end) && !same(by, here)) d += `q${joined([by[0] - here[0], by[1] - here[1], ...step])}`;
    else if (!same(here, end)) d += `l${joined(step)}`;
    here = end;
  }
  return open ? d : `${d}z`;
}

/** A closed outline that runs smoothly by its points; a point given twice is a corner. */
export const outline = (given: readonly Point[]) => path(given, false);
/** The same, open at its ends. */
export const curve = (given: readonly Point[]) => path(given, true);

export const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${joined([x - rx, y])}a${joined([rx, ry])} 0 1 0 ${joined([rx * 2, 0])}a${joined([rx, ry])} 0 1 0 ${joined([-rx * 2, 0])}z`;

export interface Lens {
  long: number;
  wide: number;
  angle: number;
  /** How flat it lies: 1 stands upright. */
  flat?: number;
}

/** A leaf or an almond: two curves. */
export function lens(x: number, y: number, { long, wide, angle, flat = 0.85 }: Lens): string {
  const round = long > 9 ? whole : tenth;
  const [u, v] = [Math.cos(angle) * long, Math.sin(angle) * long * flat];
  const [s, t] = [-Math.sin(angle) * wide * 2, Math.cos(angle) * wide * 2 * flat];
  const [dx, dy] = [round(2 * u), round(2 * v)];
  const out = [round(u + s), round(v + t), dx, dy];
  const back = [round(-u - s), round(-v - t), -dx, -dy];
  return `M${joined([round(x - u), round(y - v)])}q${joined(out)}q${joined(back)}z`;
}

/** A herb: three round lobes, as strokes with round ends. */
export const trefoil = (x: number, y: number, size: number, angle: number) =>
  [0, 2.1, 4.2]
    .map(turn => {
      const [cos, sin] = [Math.cos(angle + turn), Math.sin(angle + turn)];
      const from = [whole(x + cos * size), whole(y + sin * size * 0.85)];
      return `M${joined(from)}l${joined([whole(-cos * size * 0.4) || 0.1, whole(-sin * size * 0.4)])}`;
    })
    .join('');
