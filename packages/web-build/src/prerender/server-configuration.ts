import { join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { classNames, loader, scripts } from '../common-configuration.ts';
import type { SliceBuild } from '../definition.ts';
import { repository, sliceFolder } from '../repository.ts';

export const serverBundle = 'pages.mjs';

const webKit = join(repository, 'packages/web-kit');
/** What of the kit the shell does not give out: each slice brings it, under the slice's name. */
const broughtBySlices = join(webKit, 'src/file-pick');
const isOfShell = (file: string) => file.startsWith(webKit) && !file.startsWith(broughtBySlices);

/** The names of the classes and no style sheet: those are in the build for the browser. */
const classesOnly = (name: string, rule: RuleSetRule): RuleSetRule => ({
  ...rule,
  test: /\.css$/,
  use: [
    { loader: loader('css-loader'), options: { modules: { ...classNames(name), exportOnlyLocals: true } } },
  ],
});

const own = (file: string) => JSON.stringify(join(import.meta.dirname, file));

// The host draws its frame as well; a remote has pages alone.
const pagesOf = ({ kind }: SliceBuild) =>
  kind === 'host'
    ? `export { prerenderFrame } from './src/prerender.tsx'; import { routes } from './src/prerender.tsx';`
    : `import { routes } from './src/routes.tsx';`;

const entryOf = (sliceBuild: SliceBuild) =>
  `data:text/javascript,${encodeURIComponent(`
    ${pagesOf(sliceBuild)}
    import { drawIn, drawPage, prerenderPage } from '@sufra/web-kit/prerender';
    import { createDraw } from ${own('drawing-module.ts')};
    export const draw = createDraw(path => drawPage(routes, path), drawIn);
    export { drawIn, prerenderPage, routes };
  `)}`;

/** One module for Node, the slice's drawing module, that draws the pages of a slice with the same components, and with React inside. */
export function serverConfiguration(sliceBuild: SliceBuild): Configuration {
  const { name } = sliceBuild.definition;
  const folder = sliceFolder(name);
  return {
    name: `${name} (prerendered)`,
    context: folder,
    mode: 'production',
    target: 'node24',
    devtool: false,
    entry: { pages: entryOf(sliceBuild) },
    output: {
      path: join(folder, '.cache', 'prerender'),
      filename: serverBundle,
      module: true,
      library: { type: 'module' },
    },
    resolve: { extensions: ['.js', '.mjs', '.json'] },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        scripts(false),
        // On a page the kit's classes are those of the shell, which brings it.
        classesOnly('shell', { include: isOfShell }),
        classesOnly(name, { exclude: isOfShell }),
        // Its address alone: the build for the browser brings the file.
        { test: /\.txt$/, type: 'asset/resource', generator: { emit: false, publicPath: '/' } },
      ],
    },
    optimization: {
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
    },
    experiments: { outputModule: true },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    stats: 'none',
  };
}
