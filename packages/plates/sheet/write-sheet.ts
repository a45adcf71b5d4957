import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { altOf } from '../src/alt-of.ts';
import { drawDish } from '../src/draw-dish.ts';
import { drawSunnahFood } from '../src/sunnah/draw-sunnah-food.ts';
import { drawings } from '../src/sunnah/drawings.ts';
import { readDishes } from './read-dishes.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.codePointAt(0)};`);

interface Shown {
  title: string;
  alt: string;
  draw(theme: 'light' | 'dark'): string;
}

const dishes = readDishes().map(
  (dish): Shown => ({ title: dish.title, alt: altOf(dish), draw: theme => drawDish(dish, theme) }),
);
const foods = Object.entries(drawings).map(
  ([slug, { alt }]): Shown => ({ title: slug, alt, draw: theme => drawSunnahFood(slug, theme) }),
);

function section(theme: 'light' | 'dark', width: number, all: readonly Shown[]): string {
  const figures = all.map(({ title, alt, draw }) => {
    const svg = draw(theme);
    const size = width > 100 ? ` · ${(svg.length / 1000).toFixed(1)} kB` : '';
    return `<figure style="width:${width}px">${svg}<figcaption>${escaped(title)}<br><small>${escaped(alt)}${size}</small></figcaption></figure>`;
  });
  return `<section class="${theme}">${figures.join('')}</section>`;
}

const styles = `body { margin: 0; font: 13px/1.35 system-ui, sans-serif }
section { display: flex; flex-wrap: wrap; gap: 16px; padding: 24px }
.light { background: #faf6ee; color: #22201b }
.dark { background: #171612; color: #f3ecdd }
figure { margin: 0 } svg { display: block; width: 100%; border-radius: 10px }
small { opacity: .7 }`;

const sections = (['light', 'dark'] as const).flatMap(theme =>
  [320, 96].flatMap(width => [section(theme, width, dishes), section(theme, width, foods)]),
);
const file = join(mkdtempSync(join(tmpdir(), 'plates-')), 'sheet.html');
writeFileSync(
  file,
  `<!doctype html><meta charset="utf-8"><title>Plates</title><style>${styles}</style>${sections.join('')}`,
);
process.stdout.write(`${file}\n`);
