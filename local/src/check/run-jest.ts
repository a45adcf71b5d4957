import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repository } from '../slices/repository.ts';
import { failedTests, failure, type Outcome, runTool } from './step.ts';
import { groupsFolder } from './test-groups.ts';

interface JestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
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
  const { numPassedTests, testResults } = read(report);
  const failed = testResults.flatMap(failedIn);
  const skipped = testResults
    .flatMap(file => file.assertionResults)
    .filter(({ status }) => status === 'pending')
    .map(({ fullName }) => ({ what: fullName, reason: 'its name says why' }));
  return { passed: numPassedTests, failed: failedTests(failed, code), skipped };
}

/** A suite that could not be run holds no test that failed. In a group, a test's name begins with its file. */
function failedIn({ name, status, message, assertionResults }: JestReport['testResults'][number]): string[] {
  const file = relative(repository, name);
  const tests = assertionResults.filter(test => test.status === 'failed');
  if (status === 'failed' && tests.length === 0)
    return [failure(`${file} could not be run`, [message ?? ''])];
  const isGroup = name.startsWith(groupsFolder);
  return tests.map(({ fullName, failureMessages = [] }) =>
    failure(isGroup ? fullName : `${fullName} (${file})`, failureMessages),
  );
}

function read(report: string): JestReport {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return {
      numPassedTests: 0,
      testResults: [{ name: report, status: 'failed', assertionResults: [] }],
    };
  }
}
