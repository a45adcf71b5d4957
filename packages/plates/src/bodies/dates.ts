import { lay } from '../food/lay.ts';
import { mix } from '../pen/mix.ts';
import { marks, points } from '../pen/numbers.ts';
import { bark, cream, crust, deep, paper, paprika, pistachio, ruby, wheat } from '../pen/pigments.ts';
import type { Body } from './serving.ts';

/** A plate of dates, each with its filling where there is one. */
export const dates: Body = ({ pen, surface, holds }) => {
  const skin = mix(bark, ruby, 0.3);
  const filling = holds('almond', 'cashew', 'walnut', 'pistachio', 'cheese', 'tahini', 'cream', 'peanut');
  const nut = holds('pistachio')
    ? pistachio
    : holds('walnut')
      ? mix(crust, wheat, 0.4)
      : mix(wheat, cream, 0.4);
  const date = [
    pen.shape('oval', [0, -6], { size: 33, flat: 0.95, uneven: 0.03 }),
    ['M-20-15q10-6 24-5', cream, 0.5, 4],
    ...(filling
      ? ([
          [pen.shape('oval', [2, -5], { size: 22, flat: 0.6 }), deep(skin, 0.4)],
          [pen.shape('oval', [1, -8], { size: 17, flat: 0.62 }), nut],
          ['M-8-10h16', paper, 0.5, 2.4],
        ] as const)
      : ([['M-18 2q16 6 34 0M-10 8q10 3 22 0', deep(skin, 0.4), 0.8, 2.4]] as const)),
  ] as const;
  const laid = lay(
    surface,
    marks(
      '-.5 -.56 -24, .08 -.62 10, .66 -.4 30, -.78 .02 8, -.2 -.06 -16, .36 .02 18, .84 .18 -12, -.5 .52 20, .08 .56 -8, .56 .62 14',
    ),
  );
  const browns = [skin, mix(bark, paprika, 0.22), mix(crust, bark, 0.45)];
  pen.stamps(
    [date],
    laid.map((one, i) => [one[0], one[1], one[2], 1, browns[i % 3]] as const),
    { colour: skin, dx: 3, dy: 7, shadow: 0.24 },
  );
  return { ...surface, places: points('-.95 -.3, .2 .95, -.9 .5, .95 -.15') };
};
