import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Compilation, type Configuration, type RuleSetRule } from 'webpack';
import { commonConfiguration } from './common-configuration.ts';
import type { SliceBuild, SliceDefinition, Use } from './definition.ts';
import { federationName } from './federation-name.ts';
import { sharedByHost } from './sharing.ts';

type HostDefinition = SliceDefinition & {
  /** What src/index.ejs may name in its <%= %>. */
  template: Record<string, unknown>;
};

/** The host: it brings every shared library and the page itself, and knows no remote before it runs. */
export const shell = ({ template, ...definition }: HostDefinition): SliceBuild => ({
  definition,
  kind: 'host',
  configuration: use => hostConfiguration({ ...definition, template }, use),
});

function hostConfiguration({ template, ...definition }: HostDefinition, use: Use): Configuration {
  const common = commonConfiguration(definition, use);
  const rules = common.module?.rules ?? [];
  return {
    ...common,
    // An array: the first module must have finished before the second is even evaluated.
    entry: { main: ['./src/trusted-types.ts', './src/main.tsx'] },
    output: { ...common.output, publicPath: '/' },
    module: { rules: [...rules, plainFile(use)] },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.container.ModuleFederationPlugin({
        name: federationName(definition.name),
        shared: sharedByHost(use.command !== 'build'),
      }),
      ...(use.command === 'build' ? [] : [refreshHook()]),
      new HtmlWebpackPlugin({
        template: './src/index.ejs',
        templateParameters: compilation => ({ ...template, firstFonts: firstFonts(compilation) }),
        scriptLoading: 'defer',
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

/** `require('./x.ts?file')` in the page: a file of its own, without webpack's runtime around it. */
const plainFile = ({ command }: Use): RuleSetRule => ({
  resourceQuery: /file/,
  type: 'asset/resource',
  generator: {
    filename: ({ filename = '' }: { filename?: string }) => {
      const extension = filename.replace(/\?.*$/, '').endsWith('.ts') ? '.js' : '[ext]';
      return command !== 'build' ? `[name]${extension}` : `[name].[contenthash:8]${extension}`;
    },
  },
});

/** The two fonts of every first screen, so that the page can ask for them before its style sheet has come. */
const firstFonts = (compilation: Compilation): string[] =>
  compilation
    .getAssets()
    .map(({ name }) => name)
    .filter(name => /^(inter|fraunces)-latin-wght-normal\b/.test(name))
    .map(name => `/${name}`);
