import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { judge } from '../src/judge-text.ts';
import { verdicts } from '../src/judgement.ts';

const OwnLine = z.object({ text: z.string(), verdict: z.enum(verdicts), lang: z.string() });
const lines = readFileSync(join(import.meta.dirname, 'own-lines.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map(line => OwnLine.parse(JSON.parse(line)));
const languages = [...new Set(lines.map(line => line.lang))];

test.each(languages)(
  'the lines that were labelled with the words at hand are read as before: %s',
  language => {
    const misread = lines
      .filter(({ lang }) => lang === language)
      .map(line => ({ ...line, judged: judge(line.text).verdict }))
      .filter(({ verdict, judged }) => judged !== verdict);
    expect(misread).toEqual([]);
  },
);
