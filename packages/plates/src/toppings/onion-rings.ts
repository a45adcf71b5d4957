import type { BodyName } from '../kinds/kinds.ts';
import { mix } from '../pen/mix.ts';
import { joined, type Mark, whole } from '../pen/numbers.ts';
import { ellipse } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';
import { bark, cream, crust, ink, paper, ruby } from '../pen/pigments.ts';

const friedOn: BodyName[] = ['rice', 'dal', 'soup', 'pudding', 'curry'];

/** Red rings, or brown strands where they are fried. */
export function onionRings(pen: Pen, marks: readonly Mark[], body: BodyName): void {
  const isFried = friedOn.includes(body);
  const d = marks.map(([x, y]) =>
    isFried ? `M${joined([whole(x - 9), whole(y)])}q6-10 16-3t-4 9` : ellipse(whole(x), whole(y), 13, 9),
  );
  pen.coats(d.join(''), [
    [ink, 4, 1.5, 3, 0.18],
    [isFried ? mix(crust, bark, 0.3) : mix(ruby, cream, 0.45), 4.5],
    ...(isFried ? [] : ([[paper, 2, 0, -0.6]] as const)),
  ]);
}
