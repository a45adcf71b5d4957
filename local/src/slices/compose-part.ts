import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.ts';

export interface ComposePart {
  /** Its lines beside `environment`. */
  entry: string[];
  /** By the variable: its line, with the comment before it. */
  variables: Map<string, string[]>;
}

/** What a slice's entry in the compose file has beyond the usual, from the slice's own compose.part.yml; most have none. */
export function readComposePart(slice: string): ComposePart {
  const file = join(repository, slice, 'compose.part.yml');
  return parseComposePart(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

export function parseComposePart(text: string): ComposePart {
  const lines = text.split('\n').filter(line => line.trim() !== '');
  const at = lines.indexOf('environment:');
  if (at < 0) return { entry: lines, variables: new Map() };
  const length = lines.slice(at + 1).findIndex(line => !line.startsWith(' '));
  const end = length < 0 ? lines.length : at + 1 + length;
  return {
    entry: [...lines.slice(0, at), ...lines.slice(end)],
    variables: variablesIn(lines.slice(at + 1, end).map(line => line.trim())),
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
