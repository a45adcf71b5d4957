import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../slices/repository.ts';
import { findChromium } from './find-chromium.ts';
import { readBrowserReport } from './read-browser-report.ts';
import { type Outcome, runTool, type Step } from './step.ts';

async function runJourneys(chromium: string): Promise<Outcome> {
  const report = join(repository, '.cache', 'browser-report.json');
  rmSync(report, { force: true });
  const code = await runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return readBrowserReport(() => readFileSync(report, 'utf8'), code);
}

export const browserStep: Step = {
  name: 'the whole product in a browser',
  async run() {
    const chromium = findChromium(process.env);
    if (chromium) return runJourneys(chromium);
    const reason = 'no Chromium on this machine: install one, or name it in CHROMIUM_PATH';
    return { passed: 0, failed: [], skipped: [{ what: 'all browser tests', reason }] };
  },
};
