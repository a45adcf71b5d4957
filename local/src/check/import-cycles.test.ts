import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { repository } from '../slices/repository.ts';
import { cyclesIn, type ImportGraph, twoWayTiesIn } from './import-graph.ts';
import { filesBelow, importsOf, isRelative, manifest, owners, packageOf } from './imports-of.ts';

const importsByFile = new Map(
  owners.flatMap(owner => filesBelow(join(repository, owner))).map(file => [file, importsOf(file)]),
);
const filesOf = (owner: string) => filesBelow(join(repository, owner));
const isTest = (file: string) => /\.test\.|(^|\/)(test|testing)\//.test(file);

function graphOf(owner: string): ImportGraph {
  const named = (path: string) => relative(join(repository, owner), path);
  return new Map(
    filesOf(owner).map(file => [
      named(file),
      (importsByFile.get(file) ?? [])
        .filter(isRelative)
        .map(specifier => named(join(dirname(file), specifier))),
    ]),
  );
}

const withoutTests = (graph: ImportGraph): ImportGraph =>
  new Map(
    [...graph]
      .filter(([file]) => !isTest(file))
      .map(([file, named]) => [file, named.filter(other => !isTest(other))]),
  );

describe.each(owners)('%s', owner => {
  const graph = graphOf(owner);

  test('has no files that import each other in a circle', () => {
    expect(cyclesIn(graph)).toEqual([]);
  });

  test('has no folders that import from each other', () => {
    expect(twoWayTiesIn(withoutTests(graph))).toEqual([]);
  });
});

test('no packages import each other in a circle', () => {
  const names = new Map(owners.map(owner => [manifest(owner).name, owner]));
  const graph = new Map(
    owners.map(owner => [
      owner,
      filesOf(owner)
        .flatMap(file => importsByFile.get(file) ?? [])
        .map(specifier => names.get(packageOf(specifier)))
        .filter(other => other !== undefined)
        .filter(other => other !== owner),
    ]),
  );
  expect(cyclesIn(graph)).toEqual([]);
});

const planted = (graph: Record<string, string[]>) => new Map(Object.entries(graph));

describe('a circle is found', () => {
  test.each([
    ['of a file with itself', { a: ['a'] }, [['a']]],
    ['of two', { a: ['b'], b: ['a'], c: ['a'] }, [['a', 'b']]],
    ['of three', { a: ['b'], b: ['c'], c: ['a'] }, [['a', 'b', 'c']]],
    [
      'beside another',
      { a: ['b'], b: ['a', 'd'], c: ['d'], d: ['c'] },
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
  ])('%s', (_, graph, cycles) => {
    expect(cyclesIn(planted(graph))).toEqual(cycles);
  });

  test('only where there is one', () => {
    expect(cyclesIn(planted({ a: ['b', 'c'], b: ['c'], c: ['outside'] }))).toEqual([]);
  });
});

describe('folders that import from each other are found', () => {
  test.each([
    ['side by side', { 'src/a/1': ['src/b/1'], 'src/b/2': ['src/a/2'] }, ['src/a ↔ src/b']],
    [
      'where their paths part',
      { 'src/a/x/1': ['src/a/y/1'], 'src/a/y/2': ['src/a/x/2'] },
      ['src/a/x ↔ src/a/y'],
    ],
    ['through folders in them', { 'src/a/x/1': ['src/b/1'], 'src/b/y/2': ['src/a/2'] }, ['src/a ↔ src/b']],
  ])('%s', (_, graph, ties) => {
    expect(twoWayTiesIn(planted(graph))).toEqual(ties);
  });

  test.each([
    ['one way', { 'src/a/1': ['src/b/1'], 'src/a/2': ['src/b/2'] }],
    ['one inside the other', { 'src/a/1': ['src/a/x/1'], 'src/a/x/2': ['src/a/2'] }],
    ['with a file beside the folders', { 'src/1': ['src/a/1'], 'src/a/2': ['src/1'] }],
  ])('not %s', (_, graph) => {
    expect(twoWayTiesIn(planted(graph))).toEqual([]);
  });
});
