import type { Log } from '@sufra/service-kit';
import { pathPattern } from './path-pattern.ts';
import type { SliceFiles } from './slice-files.ts';
import { SliceManifest } from './slice-manifest.ts';

export interface Slice {
  name: string;
  files: SliceFiles;
}

/** A slice as it stands now. One that cannot be read keeps the title and paths that it had. */
export interface SliceState extends Omit<SliceManifest, 'entry'> {
  /** Absent while the slice is missing. */
  entry?: string;
}

interface Known {
  etag: string;
  manifest: SliceManifest;
}

const nothingKnown = (name: string) => ({ title: name, paths: [], pages: [], prerendered: [], frames: [] });

/** What the slices' builds say of themselves, read anew whenever they change. */
export function createFrontEnd({ slices, log }: { slices: Slice[]; log: Log }) {
  const known = new Map<string, Known>();
  const isMissing = new Map<string, boolean>();

  async function readManifest({ name, files }: Slice): Promise<SliceManifest | undefined> {
    const file = await files.readPlain('slice.json');
    if (!file) return undefined;
    const last = known.get(name);
    const manifest =
      last?.etag === file.etag ? last.manifest : SliceManifest.parse(JSON.parse(file.content.toString()));
    known.set(name, { etag: file.etag, manifest });
    if (manifest.files) files.keepBuild(manifest.files);
    return manifest;
  }

  function note(name: string, cause?: unknown) {
    if (isMissing.get(name)) return;
    isMissing.set(name, true);
    log.warn({ slice: name, err: cause }, 'a front-end slice is missing');
  }

  async function stateOf(slice: Slice): Promise<SliceState> {
    const { name } = slice;
    try {
      const manifest = await readManifest(slice);
      if (manifest) {
        isMissing.set(name, false);
        return { ...manifest, name };
      }
      note(name);
    } catch (error) {
      note(name, error);
    }
    const {
      entry: _,
      css: __,
      ...last
    } = known.get(name)?.manifest ?? { entry: undefined, css: undefined, ...nothingKnown(name) };
    return { ...last, name };
  }

  return {
    files: (name: string) => slices.find(slice => slice.name === name)?.files,
    states: () => Promise.all(slices.map(stateOf)),
    close: async () => {
      await Promise.all(slices.map(({ files }) => files.close()));
    },
  };
}

export type FrontEnd = ReturnType<typeof createFrontEnd>;

/** The slice with a pattern for this path; a fixed one comes before one with parameters. */
export function ownerOf(path: string, states: SliceState[]): SliceState | undefined {
  const owners = states.flatMap(state =>
    state.paths
      .map(pathPattern)
      .filter(pattern => pattern.matches(path))
      .map(({ parameters }) => ({ state, parameters })),
  );
  return owners.sort((a, b) => a.parameters - b.parameters)[0]?.state;
}
