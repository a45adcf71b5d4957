import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../start/repository.ts';
import { outcomeOf, runTool, type Step } from './step.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

const report = join(repository, '.cache', 'jest-report.json');

export const jestStep: Step = {
  name: 'unit and service tests',
  async run() {
    rmSync(report, { force: true });
    const code = await runTool('jest', ['--json', `--outputFile=${report}`], {
      NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
    });
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = read();
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    const skipped = testResults
      .flatMap(file => file.assertionResults)
      .filter(({ status }) => status === 'pending')
      .map(({ fullName }) => ({ what: fullName, reason: 'its name says why' }));
    // A run can fail without a failed test: an unclosed handle, a crash of the runner.
    return { passed: numPassedTests, failed: failed + (code !== 0 && failed === 0 ? 1 : 0), skipped };
  },
};

function read(): JestReport {
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
