import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Configuration, RuleSetRule } from 'webpack';
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
      new ModuleFederationPlugin({
        name: federationName(definition.name),
        shared: sharedByHost(),
        runtimePlugins: [join(import.meta.dirname, 'give-out-runtime-core.ts')],
        manifest: false,
        dts: false,
        virtualRuntimeEntry: true,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new HtmlWebpackPlugin({
        template: './src/index.ejs',
        templateParameters: compilation => ({ ...template, firstFonts: firstFonts(compilation) }),
        scriptLoading: 'defer',
        minify: false,
      }),
    ],
  };
}

/** `require('./x.ts?file')` in the page: a file of its own, without webpack's runtime around it. */
const plainFile = ({ command }: Use): RuleSetRule => ({
  resourceQuery: /file/,
  type: 'asset/resource',
  generator: {
    filename: ({ filename = '' }: { filename?: string }) => {
      const extension = filename.replace(/\?.*$/, '').endsWith('.ts') ? '.js' : '[ext]';
      return command === 'dev' ? `[name]${extension}` : `[name].[contenthash:8]${extension}`;
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
