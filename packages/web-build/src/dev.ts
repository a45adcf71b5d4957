import { runDevServer } from './dev-server.ts';

const [name] = process.argv.slice(2);
if (name === undefined) throw new Error('Which slice? node packages/web-build/src/dev.ts mfe-recipes');

await runDevServer(name, {
  port: process.env.PORT === undefined ? undefined : Number(process.env.PORT),
  apiOrigin: process.env.API_ORIGIN ?? 'http://localhost:8080',
  log: line => process.stdout.write(`${line}\n`),
});
