import { existsSync } from 'node:fs';

export const browserPath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find(path => path && existsSync(path));
