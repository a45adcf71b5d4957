import { joined, opacity, tenth } from './numbers.ts';
import { ink } from './pigments.ts';

/** [colour, width, then how it is moved, and its opacity] */
export type Coat = readonly [colour: string, width: number, dx?: number, dy?: number, opacity?: number];
interface Drop {
  dx?: number;
  dy?: number;
  shadow?: number;
}
/** A part of a stamp; with a width it is a stroke. */
export type Part = readonly [d: string, colour: string, opacity?: number, width?: number];
/** Where a stamp is laid: turned in degrees, in which size, in another colour. */
export type Laid = readonly [x: number, y: number, degrees?: number, scale?: number, colour?: string];

export interface Sheet {
  push(text: string): void;
  text(): string;
  newId(): string;
  fill(d: string, colour: string, share?: number): void;
  line(d: string, colour: string, width: number, style?: { share?: number; dash?: string }): void;
  /** A shape with its own small cut-paper shadow, thrown to the lower right. */
  lift(d: string, colour: string, drop?: Drop): void;
  /** One set of round-ended strokes, drawn over itself, from below. */
  coats(d: string, coats: readonly Coat[]): void;
  /** One thing cut once or a few times and laid down often. */
  stamps(
    variants: readonly (readonly [d: string, ...parts: Part[]])[],
    laid: readonly Laid[],
    look: Drop & { colour: string },
  ): void;
}

const shareOf = (share: number | undefined) => (share === undefined ? '' : ` opacity="${opacity(share)}"`);
const moved = (dx: number, dy: number) => (dx || dy ? ` transform="translate(${joined([dx, dy])})"` : '');
const coatOf = ([colour, width, dx = 0, dy = 0, share]: Coat) =>
  `stroke="${colour}" stroke-width="${tenth(width)}"${moved(dx, dy)}${shareOf(share)}`;
const partOf = ([d, colour, share, width]: Part) =>
  `<path d="${d}" ${width ? `fill="none" stroke-width="${width}" stroke` : 'fill'}="${colour}"${shareOf(share)}/>`;
const turnOf = ([x, y, degrees = 0, scale = 1]: Laid) =>
  `translate(${joined([Math.round(x), Math.round(y)])})${Math.round(degrees) ? `rotate(${Math.round(degrees)})` : ''}${scale === 1 ? '' : `scale(${tenth(scale)})`}`;

/** What is drawn, as text; ids begin with what is told, so that many pictures can stand in one page. */
export function blankSheet(idStart: string): Sheet {
  const drawn: string[] = [];
  let ids = 0;
  const push = (text: string) => void drawn.push(text);
  const newId = () => `${idStart}${(ids++).toString(36)}`;
  return {
    push,
    newId,
    text: () => drawn.join(''),
    fill: (d, colour, share) => d && push(`<path d="${d}" fill="${colour}"${shareOf(share)}/>`),
    line: (d, colour, width, { share, dash } = {}) =>
      d &&
      push(
        `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}${shareOf(share)}/>`,
      ),
    lift(d, colour, { dx = 2, dy = 3, shadow = 0.2 } = {}) {
      if (!d) return;
      const id = newId();
      push(
        `<g fill="${ink}" opacity="${opacity(shadow)}" transform="translate(${dx} ${dy})"><path id="${id}" d="${d}"/></g><use href="#${id}" fill="${colour}"/>`,
      );
    },
    coats(d, [first, ...more]) {
      if (!d || !first) return;
      const id = newId();
      const others = more.map(coat => `<use href="#${id}" ${coatOf(coat)}/>`).join('');
      push(`<g fill="none"><g ${coatOf(first)}><path id="${id}" d="${d}"/></g>${others}</g>`);
    },
    stamps(variants, laid, { colour, dx = 3, dy = 5, shadow = 0.22 }) {
      const names = variants.map(([d, ...parts]) => {
        const id = newId();
        const under = `<path d="${d}" fill="${ink}" opacity="${opacity(shadow)}"${moved(dx, dy)}/>`;
        push(`<defs><g id="${id}">${under}<path d="${d}"/>${parts.map(partOf).join('')}</g></defs>`);
        return id;
      });
      const uses = laid.map((one, i) => {
        const own = one[4] ? ` fill="${one[4]}"` : '';
        return `<use href="#${names[i % names.length]}"${own} transform="${turnOf(one)}"/>`;
      });
      push(`<g fill="${colour}">${uses.join('')}</g>`);
    },
  };
}
