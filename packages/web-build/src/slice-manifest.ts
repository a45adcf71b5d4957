import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SliceBuild, SliceDefinition } from './definition.ts';
import type { DrawingModule, Prerendered, PrerenderedFrame, PrerenderedPage } from './prerender/prerender.ts';
import { type SaidBySlice, saidBySlice } from './said-by-slice.ts';

/** What dist/slice.json says; the gateway composes /remotes.json from it while the site runs. */
export type SliceManifest = SaidBySlice &
  Pick<SliceDefinition, 'name' | 'paths' | 'heads' | 'listing' | 'offline'> & {
    /** A remote's entry script, or the host's page. */
    entry: string;
    /** Style sheets that come with the entry. */
    css?: string[];
    /** Those that it has beside English: `remoteEntry.ar.1a2b3c4d.js` stands beside the entry. */
    languages?: string[];
    /** Of the slice's package.json; its image adds the commit that it was made of. */
    version?: string;
    /** Where all its files stand that bear a hash: the gateway keeps them for pages that are open when the next build comes. */
    files?: string;
    prerendered?: PrerenderedPage[];
    frames?: PrerenderedFrame[];
    drawing?: DrawingModule;
  };

interface Built {
  files: string[];
  css: string[];
  version?: string;
  /** The file that lists those that bear a hash. */
  list?: string;
  languages?: string[];
  prerendered?: Omit<Prerendered, 'files'>;
}

/** The files that belong to the slice's first chunks, of those that the build has written. */
export function sliceManifest(
  sliceBuild: SliceBuild,
  { files, css, list, version, languages = [], prerendered = { pages: [], frames: [] } }: Built,
): SliceManifest {
  const { name, paths, heads, listing, offline } = sliceBuild.definition;
  const { title, titles, pages, feed } = saidBySlice(sliceBuild.definition, languages);
  const entry =
    sliceBuild.kind === 'host' ? 'index.html' : files.find(file => /^remoteEntry(\.[^.]+)?\.js$/.test(file));
  if (entry === undefined) throw new Error(`The build of ${name} wrote no remoteEntry`);
  return {
    ...{ name, title, ...(titles && { titles }), entry, ...(css.length > 0 && { css }), paths },
    ...{
      ...(languages.length > 0 && { languages }),
      ...(version && { version }),
      ...(list && { files: list }),
      ...(pages && { pages }),
      ...(heads && { heads }),
      ...(listing && { listing }),
      ...(offline && { offline }),
      ...(feed && { feed }),
      ...(prerendered.pages.length > 0 && { prerendered: prerendered.pages }),
      ...(prerendered.frames.length > 0 && { frames: prerendered.frames }),
      ...(prerendered.drawing && { drawing: prerendered.drawing }),
    },
  };
}

/** In one step, because a gateway may be reading: it sees the slice before or the slice after. */
export async function writeSliceManifest(folder: string, manifest: SliceManifest): Promise<void> {
  const draft = join(folder, 'slice.json.draft');
  await writeFile(draft, `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(draft, join(folder, 'slice.json'));
}
