import type { DrawnPages } from '../drawing/drawn-pages.ts';
import { addressOf } from './address-of.ts';
import { english } from './english.ts';
import type { FrontEnd, SliceState } from './front-end.ts';
import { pathPattern } from './path-pattern.ts';

interface Sheet {
  address: string;
  /** As the slice's own script calls it, which fetches no sheet again that is linked by this name. */
  file: string;
}

/** What a page shows before any script has run. */
export interface FirstView {
  /** Another one whenever anything of the view is: the files' names hold hashes of their contents. */
  version: string;
  /** What surrounds the page, with a placeholder for it between two marks. */
  frame: Buffer;
  page?: Buffer | undefined;
  /** What the page shows of the API, for the script that takes it over. */
  answers?: unknown[] | undefined;
  /** The style sheets that the page needs beside those of the shell's page. */
  sheets: Sheet[];
}

interface Visit {
  path: string;
  language: string;
  search: string;
  owner: SliceState | undefined;
  shell: SliceState | undefined;
  requestId: string;
}

interface Deps {
  frontEnd: FrontEnd;
  drawnPages: DrawnPages;
}

interface Drawn {
  slice: string;
  file: string;
  css: string[];
}

const matches = (pattern: string, path: string) => pathPattern(pattern).matches(path);

const isOfCampaign = (parameter: string) => /^(utm_\w+|fbclid|gclid)$/.test(parameter);

/** A search changes what many pages show; what tells where a visitor comes from does not. */
const isPlain = (search: string) => [...new URLSearchParams(search).keys()].every(isOfCampaign);

/** What was drawn in the visit's language; in English where the slice does not have it. */
function inLanguage<Each extends { language?: string | undefined }>(
  drawn: Each[],
  { language }: Visit,
): Each[] {
  const own = drawn.filter(each => (each.language ?? english) === language);
  return own.length > 0 ? own : drawn.filter(each => (each.language ?? english) === english);
}

function frameOf(visit: Visit): Drawn | undefined {
  const { path, shell } = visit;
  const frames = inLanguage(shell?.frames ?? [], visit);
  const own = frames.find(({ paths }) => paths.some(pattern => matches(pattern, path)));
  const frame = own ?? frames.find(({ paths }) => paths.length === 0);
  return frame && { ...frame, slice: 'shell' };
}

function pageOf(visit: Visit): Drawn | undefined {
  const { path, search, owner } = visit;
  if (!owner?.entry || !isPlain(search)) return undefined;
  const page = inLanguage(owner.prerendered, visit).find(candidate => matches(candidate.path, path));
  return page && { ...page, slice: owner.name };
}

const contentOf = async ({ slice, file }: Drawn, { frontEnd }: Deps) =>
  (await frontEnd.files(slice)?.readPlain(file))?.content;

const linked = ({ slice, css }: { slice: string; css: string[] }): Sheet[] =>
  css.map(file => ({ file, address: addressOf(slice, file) }));

type PageView = Pick<FirstView, 'version' | 'page' | 'answers' | 'sheets'>;

/** The page with what the API answers just now. */
async function drawnNow(visit: Visit, { frontEnd, drawnPages }: Deps): Promise<PageView | undefined> {
  const { path, language, search, owner, requestId } = visit;
  if (!owner?.entry || !owner.drawing || !isPlain(search)) return undefined;
  const { name: slice, drawing } = owner;
  if (!drawing.paths.some(pattern => matches(pattern, path))) return undefined;
  const source = async () => {
    const module = await frontEnd.files(slice)?.readPlain(drawing.file);
    if (!module) throw new Error(`${drawing.file} of ${slice} is gone`);
    return module.content.toString();
  };
  const drawn = await drawnPages({
    ...{ slice, file: drawing.file, path, requestId, source },
    language: owner.languages?.includes(language) ? language : english,
  });
  if (!drawn) return undefined;
  const { css, ...view } = drawn;
  return { ...view, sheets: linked({ slice, css }) };
}

/** The page as the build has drawn it, before any answer. */
async function drawnByBuild(visit: Visit, deps: Deps): Promise<PageView | undefined> {
  const drawn = pageOf(visit);
  const page = drawn && (await contentOf(drawn, deps));
  // Another build may just have replaced its file.
  if (!drawn || !page) return undefined;
  return { version: [drawn.file, ...drawn.css].join(' '), page, sheets: linked(drawn) };
}

/**
 * What the builds of the shell and of a page's slice have drawn, and the gateway where the page shows answers of the API; a
 * build that has drawn nothing costs nothing.
 */
export const createFirstViewOf =
  (deps: Deps) =>
  async (visit: Visit): Promise<FirstView | undefined> => {
    const around = frameOf(visit);
    const frame = around && (await contentOf(around, deps));
    if (!frame || !around) return undefined;
    const page = (await drawnNow(visit, deps)) ?? (await drawnByBuild(visit, deps));
    return {
      version: [around.file, ...around.css, page?.version ?? ''].join(' '),
      frame,
      page: page?.page,
      answers: page?.answers,
      sheets: [...linked(around), ...(page?.sheets ?? [])],
    };
  };

export type FirstViewOf = ReturnType<typeof createFirstViewOf>;
