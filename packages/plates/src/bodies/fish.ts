import { mix } from '../pen/mix.ts';
import { points } from '../pen/numbers.ts';
import { ellipse } from '../pen/outlines.ts';
import { charred, cream, deep, glaze, ink, paper, paprika, wheat } from '../pen/pigments.ts';
import type { Body } from './serving.ts';

/** A whole fish from the grill. */
export const fish: Body = ({ pen, surface, has }) => {
  const { y } = surface;
  const colour = has('salmon', 'chilli', 'paprika') ? mix(paprika, wheat, 0.45) : mix(glaze, cream, 0.5);
  const tail = `M286 ${y - 4}q22-10 50-44q-4 26 0 42q6 22 12 40q-34-10-60-26z`;
  pen.lift(tail, deep(colour, 0.15), { dx: 4, dy: 7 });
  pen.fill(`M168 ${y - 46}q34-26 66-16l4 22z`, deep(colour, 0.22));
  pen.fill(`M176 ${y + 42}q24 20 44 14l0-16z`, deep(colour, 0.22));
  const body = `M52 ${y + 4}C92 ${y - 54} 178 ${y - 62} 298 ${y - 6}Q300 ${y + 2} 296 ${y + 10}C196 ${y + 62} 96 ${y + 56} 52 ${y + 4}z`;
  pen.lift(body, colour, { dx: 5, dy: 8, shadow: 0.22 });
  const belly = `M52 ${y + 4}C96 ${y + 56} 196 ${y + 62} 296 ${y + 10}C196 ${y + 36} 110 ${y + 30} 52 ${y + 4}z`;
  pen.fill(belly, paper, 0.45);
  const head = `M52 ${y + 4}C70 ${y - 22} 92 ${y - 36} 116 ${y - 43}Q138 ${y - 6} 116 ${y + 40}C88 ${y + 36} 66 ${y + 22} 52 ${y + 4}z`;
  pen.fill(head, deep(colour, 0.2));
  pen.fill(ellipse(90, y - 10, 8, 8), paper);
  pen.fill(ellipse(91, y - 10, 4.5, 4.5), ink);
  pen.line(`M150 ${y + 2}q16-8 30 2q-12 10-28 6`, deep(colour, 0.3), 4);
  pen.line(`M170 ${y + 26}l26-60M204 ${y + 26}l24-54M238 ${y + 20}l20-42`, charred, 6, { share: 0.75 });
  pen.line(`M128 ${y - 38}q80-20 150 28`, paper, 4, { share: 0.5 });
  return {
    ...surface,
    places: points('.42 .72, .62 -.74, -.55 .76, .1 .92, -.5 -.85, .78 .5, .32 -.88, -.2 .9'),
    flat: 0.7,
  };
};
