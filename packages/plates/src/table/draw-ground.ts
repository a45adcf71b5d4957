import { tenth } from '../pen/numbers.ts';
import { ellipse } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';
import { fillThemed, type Pair, themed } from '../pen/themed.ts';
import { clothColours } from './cloth-colours.ts';
import type { Cuisine } from './cuisines.ts';
import { motifs } from './motifs.ts';

const all = 'M0 0h400v300H0z';

/** Strokes or fills of all that is drawn inside, in the colour of the theme. */
function inMark(pen: Pen, how: 'fill' | 'line', { mark, draw }: { mark: Pair; draw: string }) {
  const rest = how === 'line' ? 'fill="none" stroke-width="1.8" stroke' : 'fill';
  const inner = `<g ${rest}="${themed(pen.theme, mark)}">${draw}</g>`;
  const isLine = how === 'line';
  pen.push(pen.theme === 'auto' ? `<g ${isLine ? 'stroke' : 'fill'}="${mark.light}">${inner}</g>` : inner);
}

/** Table and cloth. */
export function drawGround(pen: Pen, cuisine: Cuisine, isNight: boolean): void {
  const { table, cloth, mark } = clothColours(cuisine, isNight);
  const { d, drawn } = motifs[cuisine.motif];
  const laid = pen.pick(['band', 'band', 'field', 'mat', 'corner'] as const);
  const id = pen.newId();
  const row = (y: number, x = 14) =>
    `<g transform="translate(${x} ${y})"><g id="${id}r"><g id="${id}"><path d="${d}"/><path d="${d}" transform="translate(36)"/></g><use href="#${id}" x="72"/><use href="#${id}" x="144"/></g><use href="#${id}r" x="216"/></g>`;
  const again = (y: number, x = 14) =>
    `<use href="#${id}r" x="${x}" y="${y}"/><use href="#${id}r" x="${x + 216}" y="${y}"/>`;
  const edges = (path: string, width: number, dash = '') =>
    inMark(pen, 'line', {
      mark,
      draw: `<path d="${path}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`,
    });
  fillThemed(pen, all, laid === 'field' ? cloth : table);
  const turn = `<g transform="rotate(${tenth(pen.between(-4, 4))} 200 150)">`;
  if (laid === 'mat') {
    fillThemed(pen, pen.blob(200, 182, { rx: 196, ry: 104, corners: 14, uneven: 0.01 }), cloth);
    edges(ellipse(200, 182, 186, 97), 2.2);
    edges(ellipse(200, 182, 172, 88), 5, drawn === 'line' ? '8 12' : '.1 13');
    return;
  }
  pen.push(turn);
  if (laid === 'band') {
    const top = Math.round(pen.between(92, 110));
    const low = top + 172;
    fillThemed(pen, `M-20 ${top}l150 2l160-3l140 1v172l-150-1l-160 2l-140-1z`, cloth);
    inMark(pen, drawn, { mark, draw: row(top + 20) + again(low - 20) });
    edges(`M-20 ${top + 38}h450M-20 ${low - 38}h450`, 2.2);
  } else if (laid === 'field') {
    const rows = [70, 114, 158, 202, 246, 290].map((y, i) => again(y, i % 2 ? 14 : -4));
    inMark(pen, drawn, { mark, draw: row(26) + rows.join('') });
  } else {
    fillThemed(pen, 'M-30 128L196 14L432 120L440 330L-40 330z', cloth);
    edges('M-20 140L196 32L424 135', 2.2);
    edges('M-20 154L196 46L424 149', 6, drawn === 'line' ? '9 13' : '.1 14');
    inMark(pen, drawn, { mark, draw: row(284) });
  }
  pen.push('</g>');
}
