import { defineConfig } from '@playwright/test';

const isReduced = process.env.SECURITY_ROUND === 'reduced';

/** One test for each row; each worker attacks a product of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/security',
  globalSetup: '../src/build-front-end.ts',
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // What takes long, or needs more than one product, is left to the whole run.
  ...(isReduced ? { grepInvert: /@long/ } : {}),
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json'], ['./src/count-attacks.ts']],
  use: {
    screenshot: 'off',
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
