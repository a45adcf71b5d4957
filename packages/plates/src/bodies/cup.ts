import { mix } from '../pen/mix.ts';
import { ellipse } from '../pen/outlines.ts';
import { bark, cream, crust, deep, ink, pale, paper, paprika, wheat } from '../pen/pigments.ts';
import { glint, shade } from '../table/light.ts';
import { wareFor } from '../table/ware.ts';
import type { Body } from './serving.ts';

/** A cup on its saucer: coffee, and tea with milk. */
export const cup: Body = ({ pen, surface, setting, kind, holds }) => {
  const drink =
    kind === 'coffee'
      ? mix(bark, ink, holds('milk') ? 0 : 0.3)
      : holds('chocolate')
        ? bark
        : mix(crust, holds('milk') ? cream : paprika, 0.3);
  const colour = wareFor(pen, { ...setting, food: crust }, ['crust', 'ink', 'bark']);
  const isLight = colour === paper;
  const body = isLight ? mix(paper, wheat, 0.2) : colour;
  shade(pen, 200, 222, { rx: 118, ry: 40 });
  pen.fill(ellipse(200, 222, 116, 44), deep(body, 0.25));
  pen.fill(ellipse(200, 215, 118, 45), isLight ? paper : colour);
  pen.line(ellipse(200, 215, 102, 37), pale(body, 0.5), 2.4, { dash: '1 7' });
  pen.fill(ellipse(204, 218, 62, 20), ink, 0.16);
  pen.line('M276 122q54-10 46 30q-6 32-60 36', deep(body, 0.15), 15);
  pen.line('M276 120q52-10 44 30q-6 30-58 34', isLight ? paper : pale(colour, 0.15), 9);
  pen.fill('M116 106q2 84 56 112h56q54-28 56-112z', body);
  pen.fill('M284 106q-2 84-56 112h-24q50-40 48-112z', ink, 0.12);
  pen.fill(ellipse(200, 106, 84, 32), isLight ? paper : pale(colour, 0.32));
  pen.fill(ellipse(200, 109, 75, 26), drink);
  pen.fill(ellipse(196, 112, 58, 17), pale(drink, 0.16));
  glint(pen, 200, 106, { rx: 80, ry: 30 });
  pen.line('M130 130q4 40 24 62', paper, 6, { share: 0.45 });
  return { ...surface, x: 196, y: 110, r: 54, k: 0.32, h: 0 };
};
