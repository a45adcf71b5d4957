import { hash } from '../pen/chance.ts';
import { mix } from '../pen/mix.ts';
import { around, type Point } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import { type Theme, takePen } from '../pen/pen.ts';
import { picture } from '../pen/picture.ts';
import { green, ink, type Pigment, paper, pigments } from '../pen/pigments.ts';
import { fillThemed, type Pair } from '../pen/themed.ts';
import { drawings } from './drawings.ts';

const shareOfPaper: Partial<Record<Pigment, number>> = {
  paper: 0.2,
  wheat: 0.62,
  saffron: 0.7,
  crust: 0.76,
  paprika: 0.8,
  ruby: 0.84,
  leaf: 0.76,
  green: 0.84,
  glaze: 0.78,
};

function washAndStar(pigment: Pigment): { wash: Pair; star: Pair } {
  const colour = pigments[pigment];
  const share = shareOfPaper[pigment] ?? 0.7;
  return {
    wash: { light: mix(colour, paper, share), dark: mix(mix(colour, ink, 0.7), green, 0.1) },
    star: {
      light: mix(colour, paper, share - (pigment === 'wheat' ? 0.3 : 0.22)),
      dark: mix(colour, ink, 0.46),
    },
  };
}

const eightPoints = (r: number) =>
  outline(
    around(16, (t, i): Point => {
      const out = r * (i % 2 ? 0.77 : 1);
      return [200 + Math.cos(t) * out, 152 + Math.sin(t) * out];
    }).flatMap(point => [point, point]),
  );

/** The food on an eight-pointed star, 400 by 300. A slug that names none of the seventeen is an error. */
export function drawSunnahFood(slug: string, theme: Theme): string {
  const drawing = Object.hasOwn(drawings, slug) ? drawings[slug] : undefined;
  if (!drawing) throw new Error(`There is no picture of the Sunnah food '${slug}'`);
  const pen = takePen(hash(`sunnah ${slug}`), theme);
  const { wash, star } = washAndStar(drawing.pigment);
  fillThemed(pen, 'M0 0h400v300H0z', wash);
  fillThemed(pen, eightPoints(150), star);
  drawing.draw(pen);
  return picture(pen.text(), drawing.alt);
}
