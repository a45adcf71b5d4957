import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/*
 * Draws the installed site's icons from the sketches beside this file: `npm run icons -w shell`. Systems want them as PNG, each in
 * its size. A maskable one fills its square, and what it shows stays within the circle that every system leaves.
 */
const icons: [sketch: string, file: string, size: number][] = [
  ['star', 'icon-192', 192],
  ['star', 'icon-512', 512],
  ['star-maskable', 'icon-maskable-192', 192],
  ['star-maskable', 'icon-maskable-512', 512],
  ['star-maskable', 'icon-touch', 180],
  ['list', 'shortcut-list', 96],
  ['cook', 'shortcut-cook', 96],
  ['iftar', 'shortcut-iftar', 96],
];
const svgUnits = 96;
const dotsPerInch = 72;

for (const [sketch, file, size] of icons) {
  const svg = await readFile(join(import.meta.dirname, `${sketch}.svg`));
  const png = await sharp(svg, { density: (dotsPerInch * size) / svgUnits })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  await writeFile(join(import.meta.dirname, `../src/icons/${file}.png`), png);
}
