import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../slices/repository.ts';
import { type Outcome, outcomeOf, runTool } from './step.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

interface JestRun {
  /** What the report is called among others. */
  name: string;
  args?: string[];
  env?: NodeJS.ProcessEnv;
}

/** Runs Jest, its output shown as it comes, and reads what came of it from its report. */
export async function runJest({ name, args = [], env = {} }: JestRun): Promise<Outcome> {
  const report = join(repository, '.cache', `${name}-report.json`);
  rmSync(report, { force: true });
  const code = await runTool('jest', ['--json', `--outputFile=${report}`, ...args], {
    NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
    ...env,
  });
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = read(report);
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const skipped = testResults
    .flatMap(file => file.assertionResults)
    .filter(({ status }) => status === 'pending')
    .map(({ fullName }) => ({ what: fullName, reason: 'its name says why' }));
  // A run can fail without a failed test: an unclosed handle, a crash of the runner.
  return { passed: numPassedTests, failed: failed + (code !== 0 && failed === 0 ? 1 : 0), skipped };
}

function read(report: string): JestReport {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {
      numPassedTests: 0,
      numFailedTests: outcomeOf(false).failed,
      numRuntimeErrorTestSuites: 0,
      testResults: [],
    };
  }
}
