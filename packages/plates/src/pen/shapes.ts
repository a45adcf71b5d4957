import { around, type Point, points } from './numbers.ts';

/** Small shapes, about one unit long. */
export const shapes = {
  bean: points('-1 .1, -.7 -.6, .6 -.7, 1 .1, .6 .65, .1 .2, -.6 .65'),
  oval: points('-1 0, -.75 -.52, .7 -.55, 1.05 0, .7 .52, -.7 .55'),
  chunk: points('-1 0, -.62 -.8!, .1 -.95, .72 -.78!, 1 .1, .6 .82!, -.2 .95, -.8 .68!'),
  cube: points('-.85 -.8!, .8 -.85!, .85 .8!, -.8 .85!'),
  crescent: points('-1 .3!, -.7 -.8, .7 -.8, 1 .3!, .4 -.15, -.4 -.15'),
  chilli: points('-1 -.25, -.75 -.45, 0 .1, 1 -.3!, .4 .5, -.5 .45, -1 .05'),
  ruffle: around(
    14,
    (t, i): Point => [Math.cos(t) * (i % 2 ? 1.05 : 0.82), Math.sin(t) * (i % 2 ? 0.8 : 0.6)],
  ),
  strip: points('-1 -.25!, 1 -.28!, 1 .25!, -1 .28!'),
} satisfies Record<string, Point[]>;
export type ShapeName = keyof typeof shapes;
