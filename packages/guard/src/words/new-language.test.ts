import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const own = join(import.meta.dirname, '..', '..');
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'sufra-guard-'));
  for (const part of ['src', 'words', 'substitutes', 'package.json'])
    cpSync(join(own, part), join(copy, part), { recursive: true });
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function judged(...texts: string[]): string[] {
  const script = `
    import { judge } from ${JSON.stringify(join(copy, 'src', 'index.ts'))};
    console.log(JSON.stringify(${JSON.stringify(texts)}.map(text => judge(text).verdict)));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }),
  );
}

test('a new language is a folder of words and a line in languages.txt', () => {
  const lines = ['200 g porkisto', '200 g porkisto bovea', '200 g frazo'];
  expect(judged(...lines)).toEqual(['halal', 'halal', 'halal']);
  mkdirSync(join(copy, 'words', 'eo'));
  writeFileSync(join(copy, 'words', 'eo', 'cured-pork.txt'), 'porkisto\n');
  writeFileSync(join(copy, 'words', 'eo', 'animal.txt'), 'bovea\n');
  appendFileSync(join(copy, 'words', 'languages.txt'), 'eo; Esperanto; noun-first\n');
  expect(judged(...lines)).toEqual(['haram', 'halal', 'halal']);
});
