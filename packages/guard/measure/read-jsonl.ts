import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { z } from 'zod';

/** A file of labels cannot be read, or a line of it is not what it should be. */
export class BadFile extends Error {}

function textOf(path: string) {
  try {
    const bytes = readFileSync(path);
    return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
  } catch (error) {
    throw new BadFile(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}

/** The objects of a file with one a line, packed with gzip or not. */
export function readJsonl<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema>[] {
  return textOf(path)
    .split('\n')
    .flatMap((line, at) => (line.trim() ? [parse(line, schema, `${path}, line ${at + 1}`)] : []));
}

function parse<Schema extends z.ZodType>(line: string, schema: Schema, place: string): z.infer<Schema> {
  try {
    const { data, error } = schema.safeParse(JSON.parse(line));
    if (!error) return data;
    const [issue] = error.issues;
    throw new BadFile(`${place}: ${issue?.path.join('.') || 'the line'}: ${issue?.message}`);
  } catch (error) {
    if (error instanceof BadFile) throw error;
    throw new BadFile(`${place}: ${error instanceof Error ? error.message : error}`);
  }
}
