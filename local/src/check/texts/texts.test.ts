import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { languages } from '@sufra/texts';
import { type Catalogue, compile, noteOf, parametersOf, textOf } from '@sufra/texts/catalogue';
import { repository } from '../../slices/repository.ts';
import { filesBelow, frontEnds, owners } from '../imports-of.ts';
import { textsSaidIn } from './said-texts.ts';
import { visibleLiterals } from './visible-literals.ts';

// What a developer sees alone: tests, the gallery, a slice that runs by itself.
const isOfTests = (file: string) =>
  /\.test\.tsx?$|\/testing?\/|\/(gallery|alone)\/|\/bootstrap\.tsx$/.test(file);
const shown = (file: string) => relative(repository, file);
const productFiles = (owner: string) =>
  filesBelow(join(repository, owner)).filter(file => !isOfTests(file) && /\.tsx?$/.test(file));

const folderOf = (owner: string) => join(repository, owner, 'src/texts');
const withTexts = owners.filter(owner => existsSync(join(folderOf(owner), 'en.json')));
const read = (owner: string, language: string): Catalogue =>
  JSON.parse(readFileSync(join(folderOf(owner), `${language}.json`), 'utf8'));

const pluralForms = (language: string, ordinal: boolean) =>
  new Intl.PluralRules(language, ordinal ? { type: 'ordinal' } : {}).resolvedOptions().pluralCategories;

const sorted = (names: Iterable<string>) => [...names].sort();

describe.each(withTexts)('the texts of %s', owner => {
  const english = read(owner, 'en');
  const said = productFiles(owner).flatMap(file =>
    textsSaidIn(file).map(each => ({ file: shown(file), ...each })),
  );

  test('are said by a key in quotes, inside of a function', () => {
    // At module level it would be in the language of the first page that is drawn.
    const wrong = said.filter(
      ({ key, values, isAtModuleLevel }) => key === undefined || values === undefined || isAtModuleLevel,
    );
    expect(wrong).toEqual([]);
  });

  test('are all there, are all said, and are given what they want', () => {
    const keys = new Set(said.map(({ key = '' }) => key));
    expect(sorted(keys).filter(key => english[key] === undefined)).toEqual([]);
    expect(Object.keys(english).filter(key => !keys.has(key))).toEqual([]);
    const wrong = said.flatMap(({ file, key = '', values = [], isRich }) => {
      const entry = english[key];
      if (entry === undefined) return [];
      const wanted = parametersOf(textOf(entry));
      const all = sorted(new Set([...wanted.values, ...wanted.tags]));
      const isGiven = JSON.stringify(all) === JSON.stringify(sorted(values));
      return isGiven && (isRich || wanted.tags.size === 0)
        ? []
        : [{ file, key, wants: all, isGiven: values }];
    });
    expect(wrong).toEqual([]);
  });

  const files = readdirSync(folderOf(owner)).filter(file => file.endsWith('.json'));

  test('are in languages of the site, each of which text.ts names', () => {
    const known = languages.map(language => `${language}.json`);
    expect(files.filter(file => !known.includes(file))).toEqual([]);
    const code = readFileSync(join(folderOf(owner), 'text.ts'), 'utf8');
    expect(files.filter(file => !code.includes(`'./${file}'`))).toEqual([]);
  });

  test.each(files.map(file => file.replace('.json', '')))('are whole in %s', language => {
    const catalogue = read(owner, language);
    // In the order of English, so that the two can be read side by side.
    expect(Object.keys(catalogue)).toEqual(Object.keys(english));
    const wrong = Object.entries(catalogue).flatMap(([key, entry]) => {
      const text = textOf(entry);
      const [own, wanted] = [parametersOf(text), parametersOf(textOf(english[key] ?? ''))];
      compile(text, language);
      const mayBeEmpty = noteOf(english[key] ?? '')?.includes('may be empty');
      return [
        ...(text.trim() === '' && !mayBeEmpty ? [`${key} is empty`] : []),
        ...(text !== text.trim() ? [`${key} begins or ends with a space`] : []),
        ...[...own.values, ...own.tags]
          .filter(name => !wanted.values.has(name) && !wanted.tags.has(name))
          .map(name => `${key} wants ${name}, which it is not given`),
        ...[...wanted.values, ...wanted.tags]
          .filter(name => text !== '' && !own.values.has(name) && !own.tags.has(name))
          .map(name => `${key} lacks ${name}`),
        ...own.plurals.flatMap(({ ordinal, forms }) =>
          pluralForms(language, ordinal)
            .filter(form => !forms.includes(form))
            .map(form => `${key} lacks the form ${form}`),
        ),
      ];
    });
    expect(wrong).toEqual([]);
  });
});

test('no word that a visitor sees or hears stands in the code of a front end', () => {
  const files = [...frontEnds, 'packages/web-kit']
    .flatMap(productFiles)
    .filter(file => file.includes('/src/'));
  expect(files.length).toBeGreaterThan(300);
  const literals = files.flatMap(file => visibleLiterals(file).map(text => `${shown(file)}: ${text}`));
  expect(literals).toEqual([]);
});
