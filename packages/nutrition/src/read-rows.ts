import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', 'words');

export interface Row {
  key: string;
  values: string[];
  /** File and line, for what is not in order. */
  at: string;
}

/** The rows `key: value, value` of a file of words; without remarks, which begin with # and a blank, and empty lines. */
export function readRows(file: string): Row[] {
  return readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '' || line.startsWith('#')) return [];
      const at = `${file}:${index + 1}`;
      const colon = line.indexOf(':');
      if (colon < 1) throw new Error(`${at}: a row is 'name: values'`);
      const values = line.slice(colon + 1).split(', ');
      return [
        { key: line.slice(0, colon).trim(), values: values.map(value => value.trim()).filter(Boolean), at },
      ];
    });
}
