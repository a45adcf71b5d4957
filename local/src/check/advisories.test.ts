import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { repository } from '../slices/repository.ts';

interface Accepted {
  url: string;
  why: string;
  until: string;
}

interface Judged {
  outcome: 'found' | 'none' | 'unknown';
  lines: string[];
}

const folder = join(repository, 'deploy', 'ci');
const { judge }: { judge(given: { text: string; accepted: Accepted[]; today: Date }): Judged } = await import(
  join(folder, 'judge-advisories.mjs')
);
const today = new Date('2026-11-24T12:00:00Z');
const url = 'https://github.com/advisories/GHSA-xxxx-xxxx-xxxx';
const advisory = (severity: string) => ({ name: 'a-package', severity, title: 'a hole', url });
const answer = (...via: unknown[]) =>
  JSON.stringify({ vulnerabilities: { one: { via }, two: { via: ['one'] } } });
const judged = (text: string, accepted: Accepted[] = []) => judge({ text, accepted, today });

describe('an answer about advisories', () => {
  test.each(['high', 'critical'])('with one that is %s is a finding', severity => {
    expect(judged(answer(advisory(severity)))).toEqual({
      outcome: 'found',
      lines: [`${severity}: a-package, a hole (${url})`],
    });
  });

  test.each(['low', 'moderate'])('with one that is %s is none', severity => {
    expect(judged(answer(advisory(severity))).outcome).toBe('none');
  });

  test('with an accepted one is none, until its date is over', () => {
    const accepted = (until: string) => [{ url, why: 'it cannot be reached', until }];
    expect(judged(answer(advisory('high')), accepted('2026-12-01')).outcome).toBe('none');
    expect(judged(answer(advisory('high')), accepted('2026-11-01')).outcome).toBe('found');
    expect(judged(answer(), accepted('2026-11-01')).outcome).toBe('found');
  });

  test.each(['', 'not JSON', '{"message":"405 Method Not Allowed"}'])('of %j is no answer', text => {
    expect(judged(text).outcome).toBe('unknown');
  });
});

test('each accepted advisory says which, why, and until when', () => {
  const accepted: Accepted[] = JSON.parse(readFileSync(join(folder, 'accepted-advisories.json'), 'utf8'));
  for (const one of accepted) {
    expect(one.url).toMatch(/^https:\/\/github\.com\/advisories\/GHSA-/);
    expect(one.why.length).toBeGreaterThan(20);
    expect(one.until).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

test('the pipeline uses foreign actions by commits, each with its version beside it', () => {
  const workflows = join(repository, '.github', 'workflows');
  const uses = readdirSync(workflows).flatMap(file =>
    [...readFileSync(join(workflows, file), 'utf8').matchAll(/uses: (.+)/g)].map(([, used = '']) => used),
  );
  expect(uses.length).toBeGreaterThan(5);
  for (const used of uses) expect(used).toMatch(/^[\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
