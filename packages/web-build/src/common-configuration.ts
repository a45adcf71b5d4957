import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import type { SliceDefinition, Use, Words } from './definition.ts';
import { RefuseUnsharedImports } from './refuse-unshared-imports.ts';
import { sliceFolder } from './repository.ts';
import { builtLanguages } from './texts/read-catalogues.ts';
import { inEnglish, WriteLanguages } from './texts/write-languages.ts';

export const loader = (name: string) => fileURLToPath(import.meta.resolve(name));

export const scripts = (isDevelopment: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  resourceQuery: { not: [plainFile] },
  loader: loader('swc-loader'),
  options: {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment } },
    },
  },
});

/** `require('./x.ts?file')` in the page: a file of its own, without webpack's runtime around it. */
export const plainFile = /file/;

/** What swc has made of a script, with a marker for each text. */
const inlinedTexts: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  enforce: 'post',
  loader: join(import.meta.dirname, 'texts/inline-loader.ts'),
};

/** How the classes of a slice are called in its style sheets and wherever its components are drawn. */
export const classNames = (name: string) => ({
  auto: /\.module\.css$/,
  namedExport: false,
  exportLocalsConvention: 'as-is',
  // The slice's name leads, so that two slices can never mean the same class.
  localIdentName: `${name}_[local]_[hash:base64:5]`,
  localIdentContext: sliceFolder(name),
});

const styles = (name: string, isDevelopment: boolean): RuleSetRule => ({
  test: /\.css$/,
  // A package that says 'no side effects' of its scripts still means its style sheets.
  sideEffects: true,
  use: [
    MiniCssExtractPlugin.loader,
    { loader: loader('css-loader'), options: { sourceMap: isDevelopment, modules: classNames(name) } },
  ],
});

const files: RuleSetRule = {
  test: /\.(woff2?|svg|png|webp|avif|ico|txt)$/,
  type: 'asset/resource',
};

export const minimizer = [
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    extractComments: false,
    // They are small already (shell.ts), and would get other hashes than those that the shell's page names.
    exclude: /^(?:before-paint|page-digits)\./,
  }),
  new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify }),
];

/** What every front-end slice has in common; slice() and shell() add how it takes part in the federation. */
export function commonConfiguration(
  { name }: SliceDefinition,
  { command, release }: Use,
  pageWords: Words[] = [],
): Configuration {
  const isDevelopment = command !== 'build';
  const folder = sliceFolder(name);
  const hash = isDevelopment ? '' : '.[contenthash:8]';
  const languages = builtLanguages(name);
  const language = isDevelopment || languages.length === 0 ? '' : inEnglish;
  return {
    name,
    context: folder,
    mode: isDevelopment ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    output: {
      path: join(folder, 'dist'),
      uniqueName: name,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${language}${hash}.js`,
      assetModuleFilename: `[name]${hash}[ext]`,
    },
    resolve: { extensions: ['.js', '.mjs', '.json'] },
    module: {
      rules: [
        scripts(isDevelopment),
        ...(isDevelopment ? [] : [inlinedTexts]),
        styles(name, isDevelopment),
        files,
      ],
    },
    optimization: {
      minimizer,
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: `[name]${hash}.css`, chunkFilename: `[name]${hash}.css` }),
      new RefuseUnsharedImports(),
      isDevelopment ? new ReactRefreshPlugin({ overlay: false }) : new WriteLanguages(languages, pageWords),
    ],
    // Names and hashes made from a warm cache differ from cold ones, so a release never uses it.
    cache: release
      ? false
      : {
          type: 'filesystem',
          name: command,
          cacheDirectory: join(folder, '.cache', 'webpack'),
          buildDependencies: {
            configuration: [`${import.meta.dirname}/`, join(folder, 'webpack.config.ts')],
          },
        },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    stats: 'none',
  };
}
