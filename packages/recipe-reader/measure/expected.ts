import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `expected.jsonl` says of a page. */
export interface Expected {
  id: string;
  url: string;
  title: string;
  yields: string | null;
  total_minutes: number | null;
  ingredients: string[];
  instructions: string[];
  ld_differs?: boolean;
}

export const readExpected = (folder: string): Expected[] =>
  readFileSync(join(folder, 'expected.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Expected);
