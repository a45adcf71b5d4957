import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import type { Recipe, SliceDefinition, Use } from './definition.ts';
import { federationName } from './federation-name.ts';
import { commonConfiguration } from './recipe.ts';
import { sharedByHost } from './sharing.ts';

/** The host: it brings every shared library and the page itself, and knows no remote before it runs. */
export const shell = (definition: SliceDefinition): Recipe => ({
  definition,
  kind: 'host',
  configuration: use => hostConfiguration(definition, use),
});

function hostConfiguration(definition: SliceDefinition, use: Use): Configuration {
  const common = commonConfiguration(definition, use);
  const rules = common.module?.rules ?? [];
  return {
    ...common,
    // An array: the first module must have finished before the second is even evaluated.
    entry: { main: ['./src/trusted-types.ts', './src/main.tsx'] },
    output: { ...common.output, publicPath: '/' },
    module: { rules: [...rules, { resourceQuery: /file/, type: 'asset/resource' }] },
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
      new HtmlWebpackPlugin({ template: './src/index.html', scriptLoading: 'defer', minify: false }),
    ],
  };
}
