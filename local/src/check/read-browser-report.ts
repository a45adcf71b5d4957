import type { Outcome } from './step.ts';

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

/** What came of a run of Playwright, from its report and how it ended. */
export function readBrowserReport(read: () => string, code: number): Outcome {
  try {
    const result: Report = JSON.parse(read());
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
