import { flatBread } from '../food/flat-bread.ts';
import { mix } from '../pen/mix.ts';
import { bark, bread, cream, crust, deep, leaf, pale, paprika } from '../pen/pigments.ts';
import { placeOn } from '../table/surface.ts';
import type { Body } from './serving.ts';

/** Pizza, lahmacun, manakish. */
export const round: Body = ({ pen, surface, kind, has, holds }) => {
  const [x, y] = [192, 160];
  const isPizza = kind === 'pizza';
  const sauce = isPizza ? paprika : holds('zaatar') ? mix(leaf, bark, 0.25) : mix(paprika, bark, 0.3);
  flatBread(pen, x, y, { rx: 126, ry: 68, colour: bread, thick: 8, spots: 0 });
  pen.fill(pen.blob(x, y, { rx: 126, ry: 68, corners: 13, uneven: 0.02 }), mix(bread, crust, 0.3));
  pen.fill(pen.blob(x - 2, y - 2, { rx: 120, ry: 63, corners: 13, uneven: 0.02 }), bread);
  pen.fill(pen.blob(x, y, { rx: 104, ry: 53, corners: 12, uneven: 0.035 }), sauce);
  const top = { ...surface, x, y, r: 96, k: 0.5 };
  const patches = pen.spots(13, { r: 0.86 }).map(spot => {
    const [px, py] = placeOn(top)(spot);
    return pen.blob(px, py, { rx: pen.between(7, 15), ry: pen.between(4, 8), corners: 7, uneven: 0.16 });
  });
  pen.fill(patches.join(''), isPizza || has('cheese') ? cream : pale(sauce, 0.22), 0.85);
  const cuts = `M${x - 96} ${y + 42}L${x + 96} ${y - 42}M${x - 70} ${y - 52}L${x + 70} ${y + 52}`;
  if (isPizza) pen.line(cuts, deep(bread, 0.3), 2, { share: 0.6 });
  return { ...top, r: 88 };
};
