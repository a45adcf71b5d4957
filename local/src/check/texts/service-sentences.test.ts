import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repository } from '../../slices/repository.ts';
import { filesBelow, owners } from '../imports-of.ts';

// Said to programs alone: a page sends no such thing.
const toPrograms = [
  'This is not JSON.',
  'This is nested too deeply.',
  'This form cannot be read.',
  'Please send this as a form.',
  'This address cannot be read.',
  'An Idempotency-Key has at most # characters.',
];

const read = (path: string) => readFileSync(join(repository, path), 'utf8');
const withoutValues = (sentence: string) => sentence.replaceAll(/“?\$\{[^}]{1,80}\}”?|“”/g, '#');

test('what services say in words of their own, pages can say in every language', () => {
  const services = [...owners.filter(owner => owner.startsWith('svc-')), 'packages/service-kit'];
  const files = services
    .flatMap(owner => filesBelow(join(repository, owner, 'src')))
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('/demo'));
  const messages = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/\bmessage(?: =|:)\s+(['`])([A-Z][^'`]{1,200}[.?!])\1/g)].map(
      ([, , sentence = '']) => withoutValues(sentence),
    ),
  );
  const again = read('svc-recipes/src/generation/failed-draft.ts').matchAll(/: '([A-Z][^']{1,99}\.)',\n/g);
  const weak = read('svc-auth/src/passwords/password-rules.ts').matchAll(/return '([A-Z][^']{1,120}\.)';/g);
  const sentences = new Set([...messages, ...[...again, ...weak].map(([, sentence = '']) => sentence)]);
  expect(sentences.size).toBeGreaterThan(15);
  const known = withoutValues(
    ['service-texts', 'field-texts'].map(name => read(`packages/web-kit/src/said/${name}.ts`)).join(),
  );
  const unknown = [...sentences].filter(
    sentence => !toPrograms.includes(sentence) && !known.includes(`'${sentence}'`),
  );
  expect(unknown).toEqual([]);
});

test('what the guard says of the four schools, pages can say in every language', () => {
  const topics = read('packages/guard/schools/topics.txt');
  const rows = topics.matchAll(/^(?:hanafi|shafii|maliki|hanbali): \w{1,10} \| (.{1,200})$/gm);
  const sentences = new Set([...rows].map(([, sentence = '']) => sentence));
  expect(sentences.size).toBeGreaterThan(50);
  const known = read('mfe-recipes/src/schools/held-texts.ts');
  const isKnown = (sentence: string) =>
    known.includes(`  '${sentence}': `) || known.includes(`  "${sentence}": `);
  const sources = [...topics.matchAll(/^source: (.{1,300})$/gm)].flatMap(([, all = '']) => all.split('; '));
  expect(sources.length).toBeGreaterThan(20);
  expect([...sentences, ...sources].filter(sentence => !isKnown(sentence))).toEqual([]);
});

test('what the guard says of a thing, pages can say in every language', () => {
  const guard = read('packages/guard/src/judge/explain.ts');
  const reasons = [...guard.matchAll(/: '([A-Z][^']{1,120}\.)',/g)].map(([, sentence = '']) => sentence);
  expect(reasons.length).toBeGreaterThan(20);
  const known = read('packages/web-kit/src/said/reason-texts.ts');
  expect(reasons.filter(sentence => !known.includes(`'${sentence}': `))).toEqual([]);
});
