import { readFileSync } from 'node:fs';

const swc = {
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    experimental: { keepImportAttributes: true },
  },
};

const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': ['@swc/jest', swc] },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
};

// The whole run tests most files in groups (docs/decisions/069-tests-in-groups.md): this names the list of their suites.
const suites = process.env.TEST_SUITES && JSON.parse(readFileSync(process.env.TEST_SUITES, 'utf8'));

/** @type {import('jest').Config} */
export default {
  // Some suites wait for most of their time, for leases and processes: one worker more than the two cores that a run counts on.
  maxWorkers: 3,
  // Modules are never let go of within a process: one that has grown is replaced.
  workerIdleMemoryLimit: '1.5GB',
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: suites?.node ?? ['<rootDir>/{svc-*,local,bench,packages/!(web-kit)}/**/*.test.ts'],
      globalSetup: '<rootDir>/local/test/start-database.js',
      globalTeardown: '<rootDir>/local/test/stop-database.js',
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: '<rootDir>/packages/web-kit/test/browser-environment.js',
      testMatch: suites?.web ?? ['<rootDir>/{shell,mfe-*,packages/web-kit}/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/packages/web-kit/test/set-up.ts'],
      moduleNameMapper: {
        // The one file of it: the other build is 2,100 files, which each suite would load anew.
        '^lucide-react$': '<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js',
        '\\.module\\.css$': '<rootDir>/packages/web-kit/test/class-names.js',
        '\\.(css|svg|png|txt|woff2)$': '<rootDir>/packages/web-kit/test/asset-stub.js',
      },
    },
  ],
  // How long a thing takes is no matter of these tests: this only ends what hangs, on a machine that is slow and busy too.
  testTimeout: 60_000,
};
