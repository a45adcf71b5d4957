import type { IncomingMessage, ServerResponse } from 'node:http';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readSliceBuild } from './build-slice.ts';
import { compileReport } from './compile-report.ts';
import { addressInSite } from './federation-name.ts';
import { sliceManifest } from './slice-manifest.ts';

const [name, port] = process.argv.slice(2);
if (name === undefined || port === undefined) throw new Error('Which slice, and on which port?');

const sliceBuild = await readSliceBuild(name);
const compiler = webpack(sliceBuild.configuration({ command: 'dev-in-site', release: false }));
const base = sliceBuild.kind === 'host' ? '/' : addressInSite(name);
// The gateway hands web sockets of this path on to this server; the page is on the gateway's own origin.
const socketPath = `/__dev/${name}`;

const server = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port: Number(port),
    hot: true,
    static: false,
    devMiddleware: { publicPath: base, index: false },
    webSocketServer: { type: 'ws', options: { path: socketPath } },
    client: {
      webSocketURL: { hostname: '0.0.0.0', port: 0, pathname: socketPath },
      // It would need a style sheet of its own inside the page, which the site's policy refuses; the terminal says what is wrong.
      overlay: false,
      logging: 'warn',
    },
    setupExitSignals: false,
    setupMiddlewares: middlewares => [
      {
        name: 'slice.json',
        path: `${base}slice.json`,
        middleware: (_req: IncomingMessage, res: ServerResponse) => {
          res.setHeader('content-type', 'application/json');
          res.end(JSON.stringify(sliceManifest(sliceBuild, { files: ['remoteEntry.js'], css: [] })));
        },
      },
      ...middlewares,
    ],
  },
  compiler,
);
compiler.hooks.done.tap('progress', stats => {
  process.stdout.write(`${compileReport(name, stats)}\n`);
  process.send?.('compiled');
});
// What started it ends it, however that ends.
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => server.stop().then(() => process.exit(0)));
await server.start();
