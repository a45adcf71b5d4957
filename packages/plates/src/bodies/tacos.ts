import { mix } from '../pen/mix.ts';
import { points } from '../pen/numbers.ts';
import { bread, cream, crust, leaf, lime, paper, paprika, ruby } from '../pen/pigments.ts';
import type { Part } from '../pen/sheet.ts';
import type { Body } from './serving.ts';

/** Three folded tortillas, their filling over the edge. */
export const tacos: Body = ({ pen, surface, mains }) => {
  const shell = mix(bread, crust, 0.18);
  const main = mains[0]?.colour ?? mix(crust, paprika, 0.4);
  const bits = (text: string, colour: string): Part => {
    const blobs = points(text).map(([x, y]) => pen.blob(x, y, { rx: 12, ry: 10, corners: 6, uneven: 0.12 }));
    return [blobs.join(''), colour];
  };
  const taco: [string, ...Part[]] = [
    'M-62 36q-6-88 58-92q60 2 66 84q-66 26-124 8z',
    ['M-62 36q-6-88 58-92q60 2 66 84q-66 26-124 8z', mix(shell, crust, 0.3)],
    bits('-42 -20, 26 -46, 46 -16', mix(leaf, lime, 0.4)),
    bits('-28 -40, 8 -54, 40 -32', main),
    bits('-46 -4, -8 -50, 52 2', mix(ruby, cream, 0.35)),
    ['M-60 38q-2-72 52-78q50 6 64 70q-60 26-116 8z', shell],
    ['M-34 4l14-4M2-14l12-3M24 16l14-4M-10 24l12-4', mix(shell, crust, 0.55), 0.6, 8],
    ['M-46 6q8-30 34-36', paper, 0.45, 4],
  ];
  const laid = points('134 138, 196 154, 258 170');
  pen.stamps([taco], laid, { colour: shell, dx: 5, dy: 8 });
  return { ...surface, places: points('1.05 .42, 1.2 .1, -.9 .7') };
};
