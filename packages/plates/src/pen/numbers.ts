export type Point = readonly [x: number, y: number];
/** Where a thing lies, and by how much it is turned. */
export type Mark = readonly [x: number, y: number, angle?: number];

export const tenth = (n: number) => Math.round(n * 10) / 10;
export const whole = (n: number) => Math.round(n) || 0;

/** Numbers as paths want them, in as few characters as can be: '.5-3 12'. */
export const joined = (numbers: readonly number[]) =>
  numbers
    .map((n, i) => {
      const value = tenth(n) || 0;
      return `${i > 0 && value >= 0 ? ' ' : ''}${String(value).replace(/^(-?)0\./, '$1.')}`;
    })
    .join('');

export const opacity = (share: number) => String(share).replace(/^0/, '');

/** 'x y, x y': points; with '!' behind one, it is a corner, which an outline takes as the same point twice. */
export function points(text: string): Point[] {
  return text.split(', ').flatMap(part => {
    const [x = 0, y = 0] = part.replace('!', '').split(' ').map(Number);
    const point: Point = [x, y];
    return part.endsWith('!') ? [point, point] : [point];
  });
}

/** 'x y angle, x y angle' */
export function marks(text: string): [number, number, number][] {
  return text.split(', ').map(part => {
    const [x = 0, y = 0, angle = 0] = part.split(' ').map(Number);
    return [x, y, angle];
  });
}

export const around = <T>(count: number, make: (angle: number, i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make((i / count) * Math.PI * 2, i));
