import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { commonConfiguration, loader, plainFile } from './common-configuration.ts';
import type { SliceBuild, SliceDefinition, Use, Words } from './definition.ts';
import { federationName } from './federation-name.ts';
import type { InstallDefinition } from './install/install-definition.ts';
import { WriteInstallManifest } from './install/write-install-manifest.ts';
import { sharedByHost } from './sharing.ts';
import { firstFonts } from './texts/first-fonts.ts';
import { builtLanguages } from './texts/read-catalogues.ts';
import { wordsIn } from './texts/words-in.ts';
import { workerConfiguration } from './worker.ts';

type HostDefinition = SliceDefinition & {
  /** What src/index.ejs may name in its <%= %>. */
  template: Record<string, unknown>;
  /** The same for words, which the page says in its language. */
  pageWords: Record<string, Words>;
  /** What a device installs. */
  install: InstallDefinition;
};

/** The host: it brings every shared library and the page itself, and knows no remote before it runs. */
export const shell = ({ template, pageWords, install, ...definition }: HostDefinition): SliceBuild => ({
  definition,
  kind: 'host',
  configuration: use => hostConfiguration({ ...definition, template, pageWords, install }, use),
  worker: use => workerConfiguration(definition, use),
});

function hostConfiguration(
  { template, pageWords, install, ...definition }: HostDefinition,
  use: Use,
): Configuration {
  const common = commonConfiguration(definition, use, Object.values(pageWords));
  const rules = common.module?.rules ?? [];
  return {
    ...common,
    entry: { main: './src/main.tsx' },
    output: { ...common.output, publicPath: '/' },
    module: { rules: [...rules, plainScript, asFile(use)] },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.container.ModuleFederationPlugin({
        name: federationName(definition.name),
        shared: sharedByHost(use.command !== 'build'),
      }),
      ...(use.command === 'build' ? [] : [refreshHook()]),
      new WriteInstallManifest({ definition: install, languages: builtLanguages(definition.name) }),
      new HtmlWebpackPlugin({
        template: './src/index.ejs',
        templateParameters: (compilation, { js, css }) => ({
          ...template,
          ...wordsIn('en', pageWords),
          firstFonts: firstFonts(compilation, 'en'),
          scripts: js,
          styles: css,
        }),
        // The template says where they stand: the page's first script starts the others when it is time.
        inject: false,
        minify: false,
      }),
    ],
  };
}

/**
 * What React reports itself to, from the first line on: the shared React starts before any module of the shell does, and
 * the refresh runtimes, one of each slice, look here for the renderers that were there before them.
 */
const refreshHook = () =>
  new webpack.BannerPlugin({
    raw: true,
    entryOnly: true,
    banner: `globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ||= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) { this.renderers.set(this.renderers.size + 1, renderer); return this.renderers.size; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
};`,
  });

/** Made small as it is compiled: later, its name would already stand in the page. */
const plainScript: RuleSetRule = {
  test: /\.ts$/,
  resourceQuery: plainFile,
  use: [
    {
      loader: loader('swc-loader'),
      options: {
        swcrc: false,
        minify: true,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript' },
          minify: { compress: true, mangle: true, format: { comments: false } },
        },
      },
    },
    join(import.meta.dirname, 'with-imports-loader.ts'),
  ],
};

const asFile = ({ command }: Use): RuleSetRule => ({
  resourceQuery: plainFile,
  type: 'asset/resource',
  generator: {
    filename: ({ filename = '' }: { filename?: string }) => {
      const extension = filename.replace(/\?.*$/, '').endsWith('.ts') ? '.js' : '[ext]';
      return command !== 'build' ? `[name]${extension}` : `[name].[contenthash:8]${extension}`;
    },
  },
});
