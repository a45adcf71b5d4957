import { type Chance, chanceFrom, hash } from './chance.ts';
import { type Cut, cutBy } from './cut.ts';
import { joined, type Mark, tenth, whole } from './numbers.ts';
import { ink } from './pigments.ts';
import { blankSheet, type Coat, type Sheet } from './sheet.ts';

/** 'auto' follows the colour scheme of the page that the picture stands inside of. */
export type Theme = 'light' | 'dark' | 'auto';

interface Seeds {
  width: number;
  long: number;
  /** Its lit side, a cut face, and what is inside of that. */
  lit?: string;
  face?: string;
  core?: string;
  shadow?: number;
}

export interface Pen extends Chance, Cut, Sheet {
  theme: Theme;
  /** Short strokes: seeds, peas, crumbs, halved fruit. */
  seeds(list: readonly Mark[], colour: string, look: Seeds): void;
}

function strokes(list: readonly Mark[], long: number): string {
  const step = (angle: number) =>
    long > 4
      ? [whole(Math.cos(angle) * long), whole(Math.sin(angle) * long * 0.8)]
      : [tenth(Math.cos(angle) * long) || 0.1, Math.sin(angle) * long * 0.8];
  return list.map(([x, y, angle = 0]) => `M${joined([whole(x), whole(y)])}l${joined(step(angle))}`).join('');
}

/** What draws one picture. The same seed gives the same picture. */
export function takePen(seed: number, theme: Theme): Pen {
  const chance = chanceFrom(seed);
  const sheet = blankSheet(`p${hash(`${theme} ${seed}`).toString(36)}`);
  return {
    ...chance,
    ...cutBy(chance),
    ...sheet,
    theme,
    seeds(list, colour, { width, long, lit, face, core, shadow = 0.2 }) {
      const coats: Coat[] = [[colour, width]];
      if (shadow) coats.unshift([ink, width, 1.5, width > 14 ? 3.5 : 2.5, shadow]);
      if (lit) coats.push([lit, width * 0.4, -width * 0.1, -width * 0.14]);
      if (face) coats.push([face, width * 0.7, -0.5, -0.5]);
      if (core) coats.push([core, width * 0.36, -0.5, -0.5]);
      sheet.coats(strokes(list, long), coats);
    },
  };
}
