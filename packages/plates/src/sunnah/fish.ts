import { mix } from '../pen/mix.ts';
import { around } from '../pen/numbers.ts';
import { ellipse } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';
import { cream, deep, glaze, green, ink, pale, paper } from '../pen/pigments.ts';
import { lit } from './parts.ts';
import type { SunnahDrawing } from './sunnah-drawing.ts';

interface OneFish {
  colour: string;
  dx: number;
  dy: number;
}

function oneFish(pen: Pen, { colour, dx, dy }: OneFish) {
  const t = (x: number, y: number) => `${x + dx} ${y + dy}`;
  const fin = deep(colour, 0.25);
  pen.lift(`M${t(270, 100)}q34-10 66-46q-6 30 0 46q8 26 16 50q-44-14-82-36z`, deep(colour, 0.2), {
    dx: 4,
    dy: 6,
  });
  pen.lift(`M${t(138, 62)}q50-34 104-12l6 28z`, fin);
  pen.lift(`M${t(160, 148)}q22 30 52 26l2-30z`, fin);
  const back = `C${t(82, 40)} ${t(186, 34)} ${t(282, 98)}Q${t(286, 106)} ${t(282, 116)}`;
  pen.lift(`M${t(36, 106)}${back}C${t(186, 172)} ${t(82, 170)} ${t(36, 106)}z`, colour, { dx: 5, dy: 8 });
  const belly = `C${t(82, 170)} ${t(186, 172)} ${t(282, 116)}C${t(190, 138)} ${t(96, 138)} ${t(36, 106)}z`;
  pen.fill(`M${t(36, 106)}${belly}`, paper, 0.55);
  const scales = around(15, (_, i) => {
    const row = Math.floor(i / 5);
    return `M${t(138 + (i % 5) * 26 + (row % 2) * 12, 84 + row * 17)}q10 8 0 16`;
  });
  pen.line(scales.join(''), fin, 2.6, { share: 0.75 });
  const head = `C${t(56, 76)} ${t(80, 62)} ${t(108, 55)}Q${t(132, 102)} ${t(108, 153)}`;
  pen.fill(`M${t(36, 106)}${head}C${t(78, 146)} ${t(54, 130)} ${t(36, 106)}z`, deep(colour, 0.2));
  pen.fill(ellipse(78 + dx, 92 + dy, 10, 10), paper);
  pen.fill(ellipse(79 + dx, 92 + dy, 5.5, 5.5), ink);
  pen.line(`M${t(140, 112)}q20-12 34 0q-12 14-32 8`, deep(colour, 0.3), 5);
  const rays = `M${t(292, 90)}l24-16M${t(296, 104)}l26 2M${t(294, 116)}l26 18`;
  pen.line(rays, pale(colour, 0.3), 2.6, { share: 0.7 });
  lit(pen, `M${t(120, 62)}q70-16 120 22`);
}

export const fish: SunnahDrawing = {
  pigment: 'glaze',
  alt: 'Two fish',
  draw: pen => {
    oneFish(pen, { colour: mix(glaze, cream, 0.35), dx: 28, dy: -18 });
    oneFish(pen, { colour: mix(glaze, green, 0.25), dx: 2, dy: 90 });
  },
};
