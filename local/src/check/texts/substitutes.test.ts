import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { judge } from '@sufra/guard';
import { languages } from '@sufra/texts';
import { type Catalogue, textOf } from '@sufra/texts/catalogue';
import { repository } from '../../slices/repository.ts';

const read = (path: string) => readFileSync(join(repository, path), 'utf8');
const values = (file: string, key: string) =>
  [...read(`packages/guard/substitutes/${file}`).matchAll(new RegExp(`^${key}: (.+)$`, 'gm'))].map(
    ([, value = '']) => value,
  );

const catalogueOf = (language: string): Catalogue =>
  JSON.parse(read(`mfe-recipes/src/texts/${language}.json`));
const saidIn = (language: string, prefix: string) =>
  Object.entries(catalogueOf(language))
    .filter(([key]) => key.startsWith(prefix))
    .map(([, entry]) => textOf(entry));

test('what the guard offers instead, pages can say in every language', () => {
  const uses = new Set([...values('things.txt', 'use'), ...values('kinds.txt', 'use')]);
  expect(saidIn('en', 'substitute.').sort()).toEqual([...uses].sort());
  const bySchools = [...read('packages/guard/schools/topics.txt').matchAll(/^instead: (.+)$/gm)];
  expect(bySchools.map(([, use = '']) => use).filter(use => !uses.has(use))).toEqual([]);
});

test('what the guard says of a swap, pages can say in every language', () => {
  const effects = new Set(values('families.txt', 'swap').map(row => row.split('|').at(-1)?.trim() ?? ''));
  expect(saidIn('en', 'substituteEffect.').sort()).toEqual([...effects].sort());
});

test.each(languages)(
  'a substitute in %s may be written into a request: the guard does not refuse it',
  language => {
    const refused = saidIn(language, 'substitute.').flatMap(words =>
      judge(words, { language })
        .findings.filter(({ verdict }) => verdict === 'haram')
        .map(finding => `${words}: ${finding.words}`),
    );
    expect(refused).toEqual([]);
  },
);
