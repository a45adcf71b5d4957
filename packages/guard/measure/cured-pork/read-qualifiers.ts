import { readFileSync } from 'node:fs';

/** What stands beside a name of cured pork in the lines of a language, by whether the line is halal with it or stays haram. */
export type Qualifiers = {
  language: string;
  clears: readonly string[];
  keeps: readonly string[];
  but: readonly string[];
};

const file = new URL('qualifiers.txt', import.meta.url);

export function readQualifiers(): Qualifiers[] {
  const blocks = readFileSync(file, 'utf8').split('\n[').slice(1);
  return blocks.map(block => {
    const [head = '', ...rows] = block.split('\n');
    const rowOf = (name: string) =>
      rows
        .filter(row => row.startsWith(`${name}: `))
        .flatMap(row => row.slice(name.length + 2).split('|'))
        .map(pattern => pattern.trim());
    return {
      language: head.replace(']', ''),
      clears: rowOf('clears'),
      keeps: rowOf('keeps'),
      but: rowOf('but'),
    };
  });
}
