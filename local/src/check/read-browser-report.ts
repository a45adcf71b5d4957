import { failedTests, failure, type Outcome } from './step.ts';

interface Suite {
  suites?: Suite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: {
      status: string;
      annotations: { type: string; description?: string }[];
      results: { errors: { message?: string }[] }[];
    }[];
  }[];
}

interface Report {
  stats: { expected: number };
  /** What went wrong outside of every test. */
  errors: { message?: string }[];
  suites: Suite[];
}

const specsIn = (suite: Suite): NonNullable<Suite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsIn),
];

const skippedIn = (specs: ReturnType<typeof specsIn>) =>
  specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => ({
        what: title,
        reason: annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given',
      })),
  );

const messagesOf = (errors: readonly { message?: string }[]) => errors.map(({ message = '' }) => message);

/** What came of a run of Playwright, from its report and how it ended. */
export function readBrowserReport(read: () => string, code: number): Outcome {
  try {
    const { stats, suites, errors }: Report = JSON.parse(read());
    const specs = suites.flatMap(specsIn);
    const failed = specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map(({ file, line, title, tests }) =>
        failure(
          `${title} (${file}:${line})`,
          messagesOf(tests.flatMap(({ results }) => results.flatMap(each => each.errors))),
        ),
      );
    const outside = messagesOf(errors).map(message => failure('outside of every test', [message]));
    return {
      passed: stats.expected,
      failed: failedTests([...failed, ...outside], code),
      skipped: skippedIn(specs),
    };
  } catch {
    return { passed: 0, failed: ['the browser tests left no report'], skipped: [] };
  }
}
