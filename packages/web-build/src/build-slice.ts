import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants } from 'node:zlib';
import { readBuildRecord, writeBuildRecord } from './build-record.ts';
import { compile } from './compile.ts';
import { compress } from './compress.ts';
import type { SliceBuild } from './definition.ts';
import { writeFileList } from './file-list.ts';
import { filesBelow } from './files-below.ts';
import { prerender } from './prerender/prerender.ts';
import { sliceFolder } from './repository.ts';
import { sliceManifest, writeSliceManifest } from './slice-manifest.ts';
import { builtLanguages } from './texts/read-catalogues.ts';
import { isTranslated } from './texts/write-languages.ts';
import { workerFile } from './worker.ts';

const quickQuality = 6;

/** Seven times the same program: at its most, compressing takes longer than building. An image is worth it, a test is not. */
const effort = (file: string) =>
  isTranslated(file) && process.env.RELEASE !== 'true' ? quickQuality : constants.BROTLI_MAX_QUALITY;

export async function readSliceBuild(name: string): Promise<SliceBuild> {
  const { default: sliceBuild } = await import(
    pathToFileURL(join(sliceFolder(name), 'webpack.config.ts')).href
  );
  return sliceBuild;
}

/** Builds one slice into its dist/; slice.json comes last, so that who sees it sees a whole build. */
export async function buildSlice(
  name: string,
  { stamp, release }: { stamp: string; release: boolean },
): Promise<void> {
  const sliceBuild = await readSliceBuild(name);
  const folder = sliceFolder(name);
  const dist = join(folder, 'dist');
  const previous = await readBuildRecord(folder);

  const { emitted, css } = await compileForBrowser(sliceBuild, release);
  const linked = sliceBuild.kind === 'host' ? css : [];
  const prerendered = await prerender(sliceBuild, { dist, emitted, linked });
  // The drawn pages go out inside others, which the gateway compresses.
  const sent = [...emitted, ...prerendered.files.filter(file => file.endsWith('.css'))];
  const compressed = await compress(dist, sent, effort);
  const list = await writeFileList(dist, sent);
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  await writeSliceManifest(
    dist,
    sliceManifest(sliceBuild, {
      files: emitted,
      css,
      list,
      version,
      languages: builtLanguages(name),
      prerendered,
    }),
  );

  const files = [...emitted, ...compressed, ...prerendered.files, list, 'slice.json'];
  // A page that was opened before this build may still ask for a file of the one before; older ones go.
  const keep = new Set([...files, ...(release ? [] : (previous?.files ?? []))]);
  const stale = (await filesBelow(dist)).filter(file => !keep.has(file));
  await Promise.all(stale.map(file => rm(join(dist, file))));
  await writeBuildRecord(folder, { stamp, files });
}

async function compileForBrowser(
  sliceBuild: SliceBuild,
  release: boolean,
): Promise<{ emitted: string[]; css: string[] }> {
  const stats = await compile(sliceBuild.configuration({ command: 'build', release }));
  const worker = sliceBuild.worker?.({ command: 'build', release });
  if (worker) await compile(worker);
  const { assets = [], namedChunkGroups = {} } = stats.toJson({
    assets: true,
    chunkGroups: true,
    chunkGroupAuxiliary: false,
  });
  const first = sliceBuild.kind === 'host' ? 'main' : 'routes';
  const css = (namedChunkGroups[first]?.assets ?? [])
    .map(asset => asset.name)
    .filter(file => file.endsWith('.css'));
  const files = assets.map(asset => asset.name);
  return { emitted: worker ? [...files, workerFile] : files, css };
}
