import sharp, { type OutputInfo } from 'sharp';
import { Problem } from '../http/problem.ts';
import { fewAtOnce } from '../jobs/few-at-once.ts';
import type { PictureFormat } from './picture-model.ts';
import { pictureType } from './picture-type.ts';

export interface Rendition {
  width: number;
  format: PictureFormat;
  bytes: Buffer;
}

export interface RenderedPicture {
  width: number;
  height: number;
  renditions: Rendition[];
}

export type RenderPicture = (bytes: Uint8Array) => Promise<RenderedPicture>;

export const widths = [480, 960, 1_600] as const;
const widest = 1_600;
/** A very tall picture becomes narrow rather than longer than this: WebP ends at 16,383. */
const tallest = 4_800;
const maxPixels = 40_000_000;
const maxSeconds = 10;
/** One at a time: this is what costs the service most. */
const queue = { maxAtOnce: 1, maxWaiting: 7, retryAfterSeconds: 5 };
/** What reads the four kinds of picture that are accepted. Libvips would read SVG, PDF and TIFF too. */
const loaders = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'NsgifBuffer'];

interface Raw {
  data: Buffer;
  info: OutputInfo;
}

/** The upright picture in its own colours, without anything that its file said beside them. It is read this once. */
const decode = (bytes: Uint8Array): Promise<Raw> =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1, sequentialRead: true })
    .timeout({ seconds: maxSeconds })
    .autoOrient()
    .resize({ width: widest, height: tallest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

async function render({ data, info }: Raw): Promise<RenderedPicture> {
  const { width, height, channels } = info;
  const renditions: Rendition[] = [];
  for (const to of [...widths.filter(each => each < width), width]) {
    const sized = sharp(data, { raw: { width, height, channels } })
      .timeout({ seconds: maxSeconds })
      .resize({ width: to });
    // A member waits: the least effort takes a tenth of the default's time, for two thirds more bytes.
    const avif = await sized.clone().avif({ quality: 50, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer();
    const webp = await sized.clone().webp({ quality: 78, effort: 2 }).toBuffer();
    renditions.push({ width: to, format: 'webp', bytes: webp }, { width: to, format: 'avif', bytes: avif });
  }
  return { width, height, renditions };
}

/** Libvips keeps nothing and uses one thread for one picture: memory stays flat, and requests go on beside it. */
export function openRenderer(): RenderPicture {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders.map(loader => `VipsForeignLoad${loader}`) });
  const turn = fewAtOnce(queue);
  return async bytes => {
    if (!pictureType(bytes)) throw new Problem('not_an_image');
    return turn(async () => {
      const raw = await decode(bytes).catch((cause: Error) => {
        // What takes so long may be a picture: this machine is too busy to say.
        if (/timeout/.test(cause.message))
          throw new Problem('service_unavailable', { retryAfterSeconds: 10, cause });
        throw new Problem('not_an_image', { cause });
      });
      return render(raw);
    });
  };
}
