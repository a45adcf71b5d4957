import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../slices/repository.ts';
import { findChromium } from './find-chromium.ts';
import { type Outcome, runTool, type Step } from './step.ts';

interface Suite {
  suites?: Suite[];
  specs?: {
    title: string;
    tests: { status: string; annotations: { type: string; description?: string }[] }[];
  }[];
}

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: Suite[];
}

const specsIn = (suite: Suite): NonNullable<Suite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsIn),
];

const skippedIn = ({ suites }: Report) =>
  suites.flatMap(specsIn).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => ({
        what: title,
        reason: annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given',
      })),
  );

async function runJourneys(chromium: string): Promise<Outcome> {
  const report = join(repository, '.cache', 'browser-report.json');
  rmSync(report, { force: true });
  const code = await runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  try {
    const result: Report = JSON.parse(readFileSync(report, 'utf8'));
    const { expected, unexpected, flaky } = result.stats;
    const failed = unexpected + flaky;
    return {
      passed: expected,
      failed: failed + (code !== 0 && failed === 0 ? 1 : 0),
      skipped: skippedIn(result),
    };
  } catch {
    return { passed: 0, failed: 1, skipped: [] };
  }
}

export const browserStep: Step = {
  name: 'the whole product in a browser',
  async run() {
    const chromium = findChromium(process.env);
    if (chromium) return runJourneys(chromium);
    const reason = 'no Chromium on this machine: install one, or name it in CHROMIUM_PATH';
    return { passed: 0, failed: 0, skipped: [{ what: 'all browser tests', reason }] };
  },
};
