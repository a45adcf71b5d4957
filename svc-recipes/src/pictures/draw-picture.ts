import { createHash } from 'node:crypto';
import { sunnahPicturePrefix } from '@sufra/contracts';
import { drawSketch, drawSunnahFood, readSketch, sunnahDrawings } from '@sufra/plates';
import { type ContentAnswer, contentOf, fewAtOnce, Problem } from '@sufra/service-kit';
import sharp from 'sharp';

/** The address of a dish's picture holds all that is drawn and its edition, so a browser that has it need never ask again. */
const forEver = 'public, max-age=31536000, immutable';
/** That of a food holds its name alone. */
const forADay = 'public, max-age=86400';
const types = { 'light.svg': 'image/svg+xml', 'dark.svg': 'image/svg+xml', png: 'image/png' } as const;
type Ending = keyof typeof types;

/** As link previews show it. */
const widthOfPng = 1_200;
const widthOfSvg = 400;
const dotsPerInch = 72;
const queue = { maxAtOnce: 1, maxWaiting: 20, retryAfterSeconds: 5 };

function read(file: string): { name: string; ending: Ending } | undefined {
  const ending = (Object.keys(types) as Ending[]).find(each => file.endsWith(`.${each}`));
  return ending && { name: file.slice(0, -ending.length - 1), ending };
}

function draw(name: string, theme: 'light' | 'dark'): string | undefined {
  if (name.startsWith(sunnahPicturePrefix)) {
    const slug = name.slice(sunnahPicturePrefix.length);
    return Object.hasOwn(sunnahDrawings, slug) ? drawSunnahFood(slug, theme) : undefined;
  }
  const sketch = readSketch(name);
  return sketch && drawSketch(sketch, theme);
}

/** Draws what the name of a picture says, which is no more than its address: nothing is kept. */
export function openDrawing() {
  sharp.cache(false);
  sharp.concurrency(1);
  const turn = fewAtOnce(queue);
  const toPng = (svg: string) =>
    turn(() => {
      // Libvips has one list for a whole process, and a service beside this one may bar what it does not read itself.
      sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
      return sharp(Buffer.from(svg), { density: (dotsPerInch * widthOfPng) / widthOfSvg })
        .resize({ width: widthOfPng })
        .png({ palette: true })
        .toBuffer();
    });

  return async (file: string): Promise<ContentAnswer> => {
    const asked = read(file);
    const svg = asked && draw(asked.name, asked.ending === 'dark.svg' ? 'dark' : 'light');
    if (!asked || !svg) throw new Problem('not_found');
    const bytes = asked.ending === 'png' ? await toPng(svg) : Buffer.from(svg);
    const etag = createHash('sha256').update(bytes).digest('base64url');
    const cacheControl = asked.name.startsWith(sunnahPicturePrefix) ? forADay : forEver;
    return contentOf(bytes, { type: types[asked.ending], etag, cacheControl });
  };
}
