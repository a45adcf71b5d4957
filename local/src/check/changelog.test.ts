import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { repository } from '../slices/repository.ts';

interface Change {
  type: string;
  isBreaking: boolean;
  text: string;
}
interface Chapter {
  slice: string;
  version: string;
  date: string;
  changes: Change[];
}
const {
  changesIn,
  nextVersion,
  withChapter,
}: {
  changesIn(subjects: string[], of?: { slice: string; slices: string[] }): Change[];
  nextVersion(version: string, changes: Change[]): string;
  withChapter(text: string, chapter: Chapter): string;
} = await import(join(repository, 'deploy/ci/changelog.mjs'));

const feat = 'feat(svc-blog): posts have a series';
const fix = 'fix(svc-blog, mfe-blog): a title may hold quotes';
const breaking = 'feat(svc-blog)!: posts have no summary';
const quiet = ['docs: a typo', 'test(svc-blog): one more', 'Merge branch x', 'refactor: files'];

describe('the next version of a slice', () => {
  test.each([
    ['0.4.2', [fix], '0.4.3'],
    ['0.4.2', [fix, feat], '0.5.0'],
    ['0.4.2', [breaking], '0.5.0'],
    ['1.4.2', [fix, breaking], '2.0.0'],
    ['1.4.2', [feat, ...quiet], '1.5.0'],
  ])('after %s by %j is %s', (version, subjects, next) => {
    expect(nextVersion(version, changesIn(subjects))).toBe(next);
  });

  test('is none where nothing is told to its readers', () => {
    expect(changesIn(quiet)).toEqual([]);
  });
});

test('a slice tells what was done to it and to what it stands on, and not what was done to its neighbours', () => {
  const of = { slice: 'svc-blog', slices: ['svc-blog', 'mfe-blog', 'svc-mail'] };
  const subjects = [feat, fix, 'fix(svc-mail): retries', 'perf(service-kit): fewer reads', 'feat: versions'];
  expect(changesIn(subjects, of).map(({ text }) => text)).toEqual([
    'posts have a series',
    'a title may hold quotes',
    'fewer reads',
    'versions',
  ]);
});

test('a changelog begins with the newest chapter, and keeps what it had', () => {
  const first = withChapter('', {
    ...{ slice: 'svc-blog', version: '0.2.0', date: '2026-11-25' },
    changes: changesIn([feat]),
  });
  const second = withChapter(first, {
    ...{ slice: 'svc-blog', version: '0.3.0', date: '2026-11-26' },
    changes: changesIn([fix, breaking]),
  });
  expect(second).toBe(`# svc-blog: what changed

## 0.3.0 · 2026-11-26

### Not as before

- posts have no summary

### Mended

- a title may hold quotes

## 0.2.0 · 2026-11-25

### New

- posts have a series
`);
});
