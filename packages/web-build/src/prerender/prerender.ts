import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from '../compile.ts';
import type { SliceBuild } from '../definition.ts';
import { sliceFolder } from '../repository.ts';
import { builtLanguages } from '../texts/read-catalogues.ts';
import { withoutInlineStyles } from './inline-styles.ts';
import { describeSheet, neededSheets } from './needed-sheets.ts';
import { serverBundle, serverConfiguration } from './server-configuration.ts';

/** What slice.json says of a page that the build has drawn. */
export interface PrerenderedPage {
  path: string;
  /** English where it is not said. */
  language?: string;
  file: string;
  /** The style sheets that it needs beside those of the shell's page. */
  css: string[];
}

/** What surrounds the pages of these paths, or those of all others where there are none. */
export interface PrerenderedFrame {
  paths: string[];
  language?: string;
  file: string;
  css: string[];
}

/** What the gateway draws with: a module for Node, and the paths whose pages show answers of the API. */
export interface DrawingModule {
  file: string;
  paths: string[];
}

export interface Prerendered {
  pages: PrerenderedPage[];
  frames: PrerenderedFrame[];
  drawing?: DrawingModule;
  files: string[];
}

export interface PagesToDraw {
  bundle: string;
  pages: string[];
  frames: string[];
  languages: string[];
}

/** What was drawn in one language. */
export interface DrawnPages {
  language: string;
  pages: { html: string; asksApi: boolean }[];
  frames: string[];
}

const patienceMs = 60_000;
const maxBytes = 64 * 1024 * 1024;
// A path that no slice has: what surrounds any page that has no frame of its own.
const anyPath = '/any-page';

function draw(toDraw: PagesToDraw): Promise<DrawnPages[]> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--no-warnings', join(import.meta.dirname, 'draw-pages.ts')],
      { timeout: patienceMs, maxBuffer: maxBytes },
      (error, stdout, stderr) =>
        error
          ? reject(new Error(`The pages cannot be prerendered\n${stderr}`, { cause: error }))
          : resolve(JSON.parse(stdout)),
    );
    child.stdin?.end(JSON.stringify(toDraw));
  });
}

async function write(
  dist: string,
  name: `${string}.${'html' | 'css' | 'mjs'}`,
  content: string,
): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = name.replace('.', `.${hash}.`);
  await writeFile(join(dist, file), content);
  return file;
}

async function writeHtml(dist: string, kind: 'page' | 'frame', html: string): Promise<string> {
  // It would have to run for the page to be whole, and the site's policy runs none inside a page.
  if (/<script/i.test(html)) throw new Error(`A prerendered ${kind} holds a script`);
  return await write(dist, `${kind}.html`, html);
}

interface Built {
  dist: string;
  /** All that the build for the browser has written. */
  emitted: string[];
  /** The style sheets that every page has already. */
  linked: string[];
}

const inLanguage = (language: string) => (language === 'en' ? {} : { language });

const hasParameters = (path: string) => path.includes(':');

/** Draws the pages that the slice names, and for the host the frames, into its dist/. */
export async function prerender(
  sliceBuild: SliceBuild,
  { dist, emitted, linked }: Built,
): Promise<Prerendered> {
  const { name, prerender: paths = [], frames: groups } = sliceBuild.definition;
  if (paths.length === 0 && !groups) return { pages: [], frames: [], files: [] };
  await compile(serverConfiguration(sliceBuild));
  const bundle = join(sliceFolder(name), '.cache', 'prerender', serverBundle);
  const fixed = paths.filter(path => !hasParameters(path));
  const allGroups = groups ? [...groups, []] : [];
  const drawn = await draw({
    bundle: pathToFileURL(bundle).href,
    pages: fixed,
    frames: allGroups.map(([first = anyPath]) => first),
    languages: ['en', ...builtLanguages(name)],
  });

  const { pages: written, css } = withoutInlineStyles(
    drawn.flatMap(({ pages: own, frames: around }) => [...own.map(({ html }) => html), ...around]),
  );
  const styles = await write(dist, 'drawn.css', css);
  const sheets = await Promise.all(
    [...emitted.filter(file => file.endsWith('.css') && !linked.includes(file)), styles].map(async file =>
      describeSheet(file, await readFile(join(dist, file), 'utf8')),
    ),
  );

  const htmlsOf = (place: number) => {
    const perLanguage = fixed.length + allGroups.length;
    return written.slice(place * perLanguage, (place + 1) * perLanguage);
  };
  const pages: PrerenderedPage[] = [];
  const frames: PrerenderedFrame[] = [];
  for (const [place, { language }] of drawn.entries()) {
    const htmls = htmlsOf(place);
    for (const [index, html] of htmls.entries()) {
      const isPage = index < fixed.length;
      const file = await writeHtml(dist, isPage ? 'page' : 'frame', html);
      const rest = { ...inLanguage(language), file, css: neededSheets(html, sheets) };
      if (isPage) pages.push({ path: fixed[index] ?? '', ...rest });
      else frames.push({ paths: allGroups[index - fixed.length] ?? [], ...rest });
    }
  }
  const files = [styles, ...[...pages, ...frames].map(({ file }) => file)];
  const live = paths.filter(path => hasParameters(path) || drawn[0]?.pages[fixed.indexOf(path)]?.asksApi);
  if (live.length === 0) return { pages, frames, files: [...new Set(files)] };
  const module = `${await readFile(bundle, 'utf8')}\nexport const sheets = ${JSON.stringify(sheets)};\n`;
  const file = await write(dist, 'drawing.mjs', module);
  return { pages, frames, drawing: { file, paths: live }, files: [...new Set([...files, file])] };
}
