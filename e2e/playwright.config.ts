import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

// Each of these takes minutes in one worker: begun last, they would leave the others idle at the end.
const long = /(new-slices|start-command|broker-rights)\.spec\.ts$/;

/** The browser is the machine's own; each worker starts a product for its journeys, with data of its own. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: './src/build-front-end.ts',
  // A journey waits for more than half of its time: one more than there are cores, as far as two.
  workers: Math.min(2, availableParallelism()) + 1,
  // How long a thing takes is no matter of journeys: these only end what hangs, on a machine that is slow and busy too.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  projects: [
    { name: 'long', testMatch: long },
    { name: 'short', testIgnore: long },
  ],
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json']],
  use: {
    // What comes in gently is seen through while it comes, which axe would take for pale.
    ...(process.env.AXE && {
      colorScheme: process.env.AXE === 'dark' ? 'dark' : 'light',
      contextOptions: { reducedMotion: 'reduce' },
    }),
    // Recording every step costs a quarter of the run's time; TRACE=yes keeps it of what fails.
    // A journey that wants the service worker says so: in the others it would answer what they look for in the network.
    serviceWorkers: 'block',
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
