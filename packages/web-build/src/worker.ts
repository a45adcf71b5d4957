import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { minimizer, scripts } from './common-configuration.ts';
import type { SliceDefinition, Use } from './definition.ts';
import { sliceFolder } from './repository.ts';

/** Its address never changes: by it a browser asks whether there is a newer one. */
export const workerFile = 'sw.js';

/** The host's service worker: one file that stands for itself, beside a build whose files it names none of. */
export function workerConfiguration({ name }: SliceDefinition, { release }: Use): Configuration {
  const folder = sliceFolder(name);
  return {
    name: `${name} (worker)`,
    context: folder,
    mode: 'production',
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: { worker: './worker/worker.ts' },
    output: { path: join(folder, 'dist'), filename: workerFile },
    resolve: { extensions: ['.js', '.mjs', '.json'] },
    module: { rules: [scripts(false)] },
    optimization: { minimizer, splitChunks: false },
    cache: release
      ? false
      : { type: 'filesystem', name: 'worker', cacheDirectory: join(folder, '.cache', 'webpack') },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    stats: 'none',
  };
}
