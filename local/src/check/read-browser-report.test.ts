import { expect, test } from '@jest/globals';
import { readBrowserReport } from './read-browser-report.ts';

const report = (...statuses: string[]) =>
  JSON.stringify({
    stats: { expected: statuses.filter(status => status === 'expected').length },
    errors: [],
    suites: [
      {
        suites: [
          {
            specs: statuses.map((status, index) => ({
              title: `journey ${index + 1}`,
              file: 'home.spec.ts',
              line: 10 + index,
              tests: [
                {
                  status,
                  annotations: [{ type: 'skip', description: 'no engine answers' }],
                  results: [
                    { errors: status === 'unexpected' ? [{ message: '\u001b[31mno dates\u001b[39m' }] : [] },
                  ],
                },
              ],
            })),
          },
        ],
      },
    ],
  });

test('tells what failed by its name, its place and why, and what was skipped with its reason', () => {
  const outcome = readBrowserReport(() => report('expected', 'unexpected', 'skipped', 'flaky'), 1);

  expect(outcome).toEqual({
    passed: 1,
    failed: ['journey 2 (home.spec.ts:11)\n      no dates', 'journey 4 (home.spec.ts:13)'],
    skipped: [{ what: 'journey 3', reason: 'no engine answers' }],
  });
});

test('what went wrong outside of every journey is told too', () => {
  const outside = JSON.stringify({
    ...JSON.parse(report('expected')),
    errors: [{ message: 'a route\n\nfailed' }],
  });

  expect(readBrowserReport(() => outside, 1).failed).toEqual([
    'outside of every test\n      a route\n      failed',
  ]);
});

test('a run that ends badly has failed, though no journey of it has', () => {
  expect(readBrowserReport(() => report('expected'), 137).failed).toEqual([
    'no test failed, and the run ended with code 137',
  ]);
});

test('a run without a report has failed', () => {
  const noReport = () => {
    throw new Error('ENOENT');
  };

  expect(readBrowserReport(noReport, 0).failed).toEqual(['the browser tests left no report']);
});
