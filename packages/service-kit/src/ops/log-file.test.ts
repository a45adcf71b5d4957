import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fileOutput } from './log-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sufra-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const writing = (maxBytes: number) => {
  const output = fileOutput(join(folder, 'x.log'), maxBytes);
  return (line: string) =>
    output(Buffer.from(line), (rest, fault) => {
      if (fault || rest.length > 0) throw fault ?? new Error('not all was written');
    });
};
const files = () =>
  Object.fromEntries(readdirSync(folder).map(name => [name, readFileSync(join(folder, name), 'utf8')]));

test('a file at its limit is put aside, and three of them are kept', () => {
  const write = writing(10);
  for (const letter of 'abcdef') write(`${letter.repeat(7)}\n`);
  expect(files()).toEqual({
    'x.log': 'fffffff\n',
    'x.log.1': 'eeeeeee\n',
    'x.log.2': 'ddddddd\n',
    'x.log.3': 'ccccccc\n',
  });
});

test('a line longer than the limit is written whole, and nothing empty is put aside', () => {
  const write = writing(10);
  write('a long line it is\n');
  expect(files()).toEqual({ 'x.log': 'a long line it is\n' });
});

test('two processes that write to one file lose no line when either puts it aside', () => {
  const [one, other] = [writing(16), writing(16)];
  for (const [at, letter] of [...'abcdef'].entries()) (at % 2 ? one : other)(`${letter.repeat(7)}\n`);
  expect(Object.values(files()).join('').split('\n').filter(Boolean).toSorted()).toEqual(
    [...'abcdef'].map(letter => letter.repeat(7)),
  );
});

test('without a limit it grows', () => {
  const write = writing(0);
  for (const letter of 'abcdef') write(`${letter.repeat(7)}\n`);
  expect(Object.keys(files())).toEqual(['x.log']);
});
