import webpack, { type Configuration } from 'webpack';
import { commonConfiguration } from './common-configuration.ts';
import type { SliceBuild, SliceDefinition, Use } from './definition.ts';
import { exposedModules } from './exposed-modules.ts';
import { addressInSite, federationName } from './federation-name.ts';
import { page } from './page.ts';
import { sharedByRemote } from './sharing.ts';

/** A microfrontend: in the site it exposes ./routes and nothing else; a development server of its own runs it alone. */
export const slice = (definition: SliceDefinition): SliceBuild => ({
  definition,
  kind: 'remote',
  configuration: use => (use.command === 'dev' ? alone(definition, use) : exposed(definition, use)),
});

function exposed(definition: SliceDefinition, use: Use): Configuration {
  const common = commonConfiguration(definition, use);
  const isBuilt = use.command === 'build';
  return {
    ...common,
    entry: {},
    output: { ...common.output, publicPath: isBuilt ? 'auto' : addressInSite(definition.name) },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.container.ModuleFederationPlugin({
        name: federationName(definition.name),
        filename: isBuilt ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        exposes: exposedModules,
        shared: sharedByRemote(!isBuilt),
        library: { type: 'var', name: federationName(definition.name) },
      }),
    ],
  };
}

function alone(definition: SliceDefinition, use: Use): Configuration {
  const common = commonConfiguration(definition, use);
  return {
    ...common,
    entry: './src/index.ts',
    output: { ...common.output, publicPath: '/' },
    plugins: [...(common.plugins ?? []), page({ title: definition.title() })],
  };
}
