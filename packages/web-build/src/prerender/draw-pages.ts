// A process of its own: what the pages' modules leave open or change in the process ends with it.
import { text } from 'node:stream/consumers';
import type { DrawnPages, PagesToDraw } from './prerender.ts';

const { bundle, pages, frames, languages }: PagesToDraw = JSON.parse(await text(process.stdin));
const { drawIn, routes, prerenderPage, prerenderFrame } = await import(bundle);

const drawn: DrawnPages[] = [];
// One language after the other: it is that of all that is being drawn.
for (const language of languages) {
  drawIn(language);
  drawn.push({
    language,
    pages: await Promise.all(pages.map(path => prerenderPage(routes, path))),
    frames: await Promise.all(frames.map(path => prerenderFrame(path))),
  });
}
process.stdout.write(JSON.stringify(drawn), () => process.exit());
