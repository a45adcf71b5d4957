import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../slices/repository.ts';
import { failedTests, type Outcome, runTool, type Skipped, type Step } from './step.ts';

interface Report {
  survived: number;
  failed: string[];
  skipped: Skipped[];
}

/** The product under faults, over a broker of its own. */
export async function runFaults(env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const report = join(repository, '.cache', 'faults-report.json');
  rmSync(report, { force: true });
  const code = await runTool('node', ['e2e/faults/src/main.ts'], { FAULTS_REPORT: report, ...env });
  try {
    const { survived, failed, skipped }: Report = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: survived, failed: failedTests(failed, code), skipped };
  } catch {
    return { passed: 0, failed: ['the faults left no report'], skipped: [] };
  }
}

export const faultStep: Step = {
  name: 'faults of what the product leans on, the reduced round',
  run: () => runFaults({ FAULTS_ROUND: 'reduced' }),
};
