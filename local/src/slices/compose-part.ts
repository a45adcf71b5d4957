import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.ts';

export interface ComposePart {
  /** Its lines beside `x-calls` and `environment`. */
  entry: string[];
  /** By the variable: its line, with the comment before it. */
  variables: Map<string, string[]>;
  /** What the slice calls beyond what its settings tell: a container by its name, or `outbound`, which is the way to the internet. */
  calls: string[];
  /** The comment before them. */
  callsComment: string[];
}

const callsLine = /^x-calls: \[([\w-]+(?:, [\w-]+)*)\]$/;

/** What a slice's entry in the compose file has beyond the usual, from the slice's own compose.part.yml; most have none. */
export function readComposePart(slice: string): ComposePart {
  const file = join(repository, slice, 'compose.part.yml');
  return parseComposePart(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

export function parseComposePart(text: string): ComposePart {
  const { calls, callsComment, rest } = callsIn(text.split('\n').filter(line => line.trim() !== ''));
  const at = rest.indexOf('environment:');
  if (at < 0) return { entry: rest, variables: new Map(), calls, callsComment };
  const length = rest.slice(at + 1).findIndex(line => !line.startsWith(' '));
  const end = length < 0 ? rest.length : at + 1 + length;
  return {
    entry: [...rest.slice(0, at), ...rest.slice(end)],
    variables: variablesIn(rest.slice(at + 1, end).map(line => line.trim())),
    calls,
    callsComment,
  };
}

function callsIn(lines: string[]) {
  const at = lines.findIndex(line => line.startsWith('x-calls:'));
  if (at < 0) return { calls: [], callsComment: [], rest: lines };
  const [, names] = callsLine.exec(lines[at] ?? '') ?? [];
  if (names === undefined) throw new Error(`'${lines[at]}' is not of the form 'x-calls: [name, name]'`);
  const before = lines.slice(0, at);
  const begin = before.findLastIndex(line => !line.startsWith('#')) + 1;
  return {
    calls: names.split(', '),
    callsComment: lines.slice(begin, at),
    rest: [...lines.slice(0, begin), ...lines.slice(at + 1)],
  };
}

function variablesIn(lines: string[]): Map<string, string[]> {
  const variables = new Map<string, string[]>();
  let comment: string[] = [];
  for (const line of lines) {
    comment.push(line);
    const [, name] = /^([A-Z][A-Z0-9_]*):/.exec(line) ?? [];
    if (name === undefined) continue;
    variables.set(name, comment);
    comment = [];
  }
  return variables;
}
