import { mix } from '../pen/mix.ts';
import { points } from '../pen/numbers.ts';
import { ellipse } from '../pen/outlines.ts';
import { bark, cream, glaze, pale, paper, pistachio, ruby, saffron } from '../pen/pigments.ts';
import { shade } from '../table/light.ts';
import type { Body, Serving } from './serving.ts';

function scoopsOf({ holds }: Serving): string[] {
  const named = [
    holds('chocolate') && mix(bark, cream, 0.12),
    holds('strawberry', 'raspberry', 'berry', 'cherry', 'blueberry') && mix(ruby, cream, 0.6),
    holds('pistachio', 'matcha', 'mint') && pistachio,
    holds('mango', 'saffron', 'orange') && mix(saffron, cream, 0.3),
  ].filter(colour => typeof colour === 'string');
  return [...named, mix(cream, saffron, 0.22), mix(bark, cream, 0.3), mix(ruby, cream, 0.6)].slice(0, 3);
}

/** Three scoops in a stemmed glass. */
export const iceCream: Body = serving => {
  const { pen, surface } = serving;
  const glass = mix(glaze, paper, 0.6);
  const [left = cream, right = cream, top = cream] = scoopsOf(serving);
  shade(pen, 200, 262, { rx: 54, ry: 12 });
  pen.fill(pen.blob(200, 258, { rx: 54, ry: 12 }), glass);
  pen.fill('M193 214h14l3 44h-20z', glass);
  const scoop = (x: number, y: number, colour: string) => {
    pen.lift(pen.blob(x, y, { rx: 46, ry: 43, uneven: 0.035 }), colour, { dx: 3, dy: 5, shadow: 0.16 });
    pen.line(`M${x - 28} ${y - 8}q4-20 24-24`, pale(colour, 0.6), 6, { share: 0.8 });
  };
  scoop(160, 112, left);
  scoop(240, 112, right);
  scoop(200, 72, top);
  pen.fill('M112 132C116 190 162 216 200 216S284 190 288 132Q200 156 112 132z', glass);
  pen.line(ellipse(200, 132, 88, 16), paper, 3.5, { share: 0.85 });
  pen.line('M126 156q8 28 32 42', paper, 6, { share: 0.6 });
  return {
    ...surface,
    x: 200,
    y: 66,
    r: 34,
    k: 0.5,
    h: 0,
    places: points('-.5 -.5, .3 -.7, .1 -.1, -1.6 1.2, -1.1 .9, 1.2 1, 1.6 1.4'),
  };
};
