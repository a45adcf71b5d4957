import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../slices/repository.ts';
import { findChromium } from './find-chromium.ts';
import { readBrowserReport } from './read-browser-report.ts';
import { type Outcome, runTool, type Step } from './step.ts';

/** Attacks by their rows. Those that ask a page are a part of them, so without a browser none are tried, and that is said. */
export async function runAttacks(args: string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const chromium = findChromium(process.env);
  if (!chromium) {
    const reason = 'no Chromium on this machine: install one, or name it in CHROMIUM_PATH';
    return { passed: 0, failed: [], skipped: [{ what: 'all attacks', reason }] };
  }
  const report = join(repository, '.cache', 'attacks-report.json');
  rmSync(report, { force: true });
  const code = await runTool(
    'playwright',
    ['test', '--config', 'e2e/security/playwright.config.ts', ...args],
    {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...env,
    },
  );
  return readBrowserReport(() => readFileSync(report, 'utf8'), code);
}

export const attackStep: Step = {
  name: 'attacks on the product, the reduced round',
  run: () => runAttacks([], { SECURITY_ROUND: 'reduced' }),
};
