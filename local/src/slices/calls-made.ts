import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.ts';

const isForTests = (file: string) => /\.test\.tsx?$|\/(?:test|testing|gallery)\//.test(file);
const isComment = (line: string) => /^\s*(?:\*|\/\/|\/\*)/.test(line);

const linesOf = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: join(repository, folder) })
    .filter(file => !isForTests(`/${file}`))
    .flatMap(file => readFileSync(join(repository, folder, file), 'utf8').split('\n'))
    .filter(line => !isComment(line));

const written = /'((?:GET|POST|PUT|PATCH|DELETE) \/[^']{0,200})'/g;
// What a slice's build has the gateway ask on its pages' behalf.
const asked = /\b(?:call|listing): '(\/[^']{0,200})'/g;

const found = (lines: string[], pattern: RegExp) =>
  lines.flatMap(line => [...line.matchAll(pattern)].map(([, text = '']) => text));

/** The calls that the code of some folders names. The first is the slice's own, whose build may name more. */
export function callsMade(slice: string, ...others: string[]): Set<string> {
  const named = [slice, ...others].flatMap(folder => found(linesOf(folder, 'src/**/*.{ts,tsx}'), written));
  const byGateway = found(linesOf(slice, 'webpack.config.ts'), asked).map(path => `GET ${path}`);
  return new Set([...named, ...byGateway]);
}
