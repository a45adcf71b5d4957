import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { commonConfiguration } from './common-configuration.ts';
import type { SliceBuild, SliceDefinition, Use } from './definition.ts';
import { federationName } from './federation-name.ts';
import { page } from './page.ts';
import { sharedByRemote } from './sharing.ts';

/** A microfrontend: built, it exposes ./routes and nothing else; in development it runs alone. */
export const slice = (definition: SliceDefinition): SliceBuild => ({
  definition,
  kind: 'remote',
  configuration: use => (use.command === 'dev' ? alone(definition, use) : exposed(definition, use)),
});

function exposed(definition: SliceDefinition, use: Use): Configuration {
  const common = commonConfiguration(definition, use);
  return {
    ...common,
    entry: {},
    output: { ...common.output, publicPath: 'auto' },
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name: federationName(definition.name),
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { './routes': { import: './src/routes.tsx', name: 'routes' } },
        shared: sharedByRemote(),
        manifest: false,
        dts: false,
        virtualRuntimeEntry: true,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
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
    plugins: [...(common.plugins ?? []), page({ title: definition.title })],
  };
}
