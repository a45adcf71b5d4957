import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repository } from '../../slices/repository.ts';
import { filesBelow } from '../imports-of.ts';

// Said to programs alone: no page asks for a number of entries, and a date is chosen in the browser's own field.
const toPrograms = ['Please ask for 1 to # entries.', 'Please give a date, like 2026-11-24.'];

const read = (file: string) => readFileSync(file, 'utf8');
const withoutFigures = (sentence: string) => sentence.replaceAll(/\$\{[^}]{1,80}\}/g, '#');

test('what contracts say of a single field, pages can say in every language', () => {
  const contracts = filesBelow(join(repository, 'packages/contracts/src')).filter(
    file => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const sentences = contracts.flatMap(file =>
    [...read(file).matchAll(/(?:orStop\(\s*|error: )(['`])([^'`]{1,200})\1/g)].map(([, , sentence = '']) =>
      withoutFigures(sentence),
    ),
  );
  expect(sentences.length).toBeGreaterThan(30);
  const known = read(join(repository, 'packages/web-kit/src/said/field-texts.ts'));
  const unknown = sentences.filter(
    sentence => !toPrograms.includes(sentence) && !known.includes(`'${sentence}'`),
  );
  expect(unknown).toEqual([]);
});
