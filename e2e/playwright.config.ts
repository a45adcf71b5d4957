import { defineConfig } from '@playwright/test';

/** The browser is the machine's own; the product is started once for all journeys, with data of its own. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: './src/start-product.ts',
  // Two cores: one for the browser, one for the product.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json']],
  use: {
    // Recording every step costs a quarter of the run's time; TRACE=yes keeps it of what fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
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
