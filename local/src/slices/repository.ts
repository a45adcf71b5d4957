import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const repository = join(import.meta.dirname, '..', '..', '..');

const folders = (prefix: RegExp, file: string) =>
  readdirSync(repository)
    .filter(name => prefix.test(name) && existsSync(join(repository, name, file)))
    .sort();

export const gateway = 'svc-gateway';

/** A slice is its folder: nothing lists them. */
export const services = () => folders(/^svc-/, 'src/main.ts').filter(name => name !== gateway);
export const frontEndSlices = () => folders(/^(shell|mfe-.*)$/, 'webpack.config.ts');
