import { addressOf } from './address-of.ts';
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
  /** The style sheets that the page needs beside those of the shell's page. */
  sheets: Sheet[];
}

interface Visit {
  path: string;
  search: string;
  owner: SliceState | undefined;
  shell: SliceState | undefined;
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

function frameOf({ path, shell }: Visit): Drawn | undefined {
  const frames = shell?.frames ?? [];
  const own = frames.find(({ paths }) => paths.some(pattern => matches(pattern, path)));
  const frame = own ?? frames.find(({ paths }) => paths.length === 0);
  return frame && { ...frame, slice: 'shell' };
}

function pageOf({ path, search, owner }: Visit): Drawn | undefined {
  if (!owner?.entry || !isPlain(search)) return undefined;
  const page = owner.prerendered.find(candidate => matches(candidate.path, path));
  return page && { ...page, slice: owner.name };
}

/** Reads what the builds of the shell and of a page's slice have drawn; a build that has drawn nothing costs nothing. */
export const createFirstViewOf =
  (frontEnd: FrontEnd) =>
  async (visit: Visit): Promise<FirstView | undefined> => {
    const contentOf = async ({ slice, file }: Drawn) =>
      (await frontEnd.files(slice)?.readPlain(file))?.content;
    const around = frameOf(visit);
    const drawn = pageOf(visit);
    const [frame, page] = await Promise.all([around && contentOf(around), drawn && contentOf(drawn)]);
    if (!frame || !around) return undefined;
    // Without the page where another build has just replaced its file: the frame alone.
    const shown = page && drawn ? [around, drawn] : [around];
    return {
      version: shown.flatMap(({ file, css }) => [file, ...css]).join(' '),
      sheets: shown.flatMap(({ slice, css }) => css.map(file => ({ file, address: addressOf(slice, file) }))),
      ...{ frame, page },
    };
  };

export type FirstViewOf = ReturnType<typeof createFirstViewOf>;
