import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { apiProxy } from './api-proxy.ts';
import { readSliceBuild } from './build-slice.ts';
import { compileReport } from './compile-report.ts';
import { frontEndSlices } from './repository.ts';

type DevOptions = { port: number | undefined; apiOrigin: string; log: (line: string) => void };

const firstPort = 3000;

/** Runs one slice with hot reload; its calls go to a product that runs somewhere else. */
export async function runDevServer(name: string, { port, apiOrigin, log }: DevOptions): Promise<void> {
  const sliceBuild = await readSliceBuild(name);
  const compiler = webpack(sliceBuild.configuration({ command: 'dev', release: false }));
  const fromProduct = sliceBuild.kind === 'host' ? ['/api', '/mfe', '/remotes.json'] : ['/api'];
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port: port ?? (await defaultPort(name)),
      hot: true,
      historyApiFallback: true,
      static: false,
      proxy: [apiProxy(fromProduct, { origin: apiOrigin, log })],
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
      setupExitSignals: true,
    },
    compiler,
  );
  compiler.hooks.done.tap('progress', stats => log(compileReport(name, stats)));
  await server.start();
  log(`${sliceBuild.definition.title()}: http://localhost:${server.options.port} (API: ${apiOrigin})`);
}

/** 3000, 3001 … in the order of the slices' names, so that all of them can run at once. */
async function defaultPort(name: string): Promise<number> {
  return firstPort + (await frontEndSlices()).indexOf(name);
}
