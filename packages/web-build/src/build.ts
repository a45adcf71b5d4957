import { buildFrontEnd } from './build-front-end.ts';

try {
  await buildFrontEnd({
    slices: process.argv.slice(2),
    log: line => process.stdout.write(`${line}\n`),
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
