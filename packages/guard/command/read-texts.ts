import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { RecipeText } from '../src/judge-recipe.ts';
import { UnreadableFile } from './exit-codes.ts';
import { openSource } from './open-source.ts';
import type { Source } from './read-arguments.ts';
import { type Line, splitLines } from './split-lines.ts';

/** A text or a recipe, and where it stands. */
export type Item = { text: string } | { recipe: RecipeText };
export type Read = Item & { file?: string; line?: number };

const maxJsonLength = 4_000_000;
const Recipe = z.object({
  title: z.string().default(''),
  ingredients: z.array(z.string()),
  steps: z.array(z.string()).default([]),
  language: z.string().optional(),
});
const Entry = z.union([
  z.string().transform(text => ({ text })),
  Recipe.transform(recipe => ({ recipe })),
  z.object({ text: z.string() }),
]);
const wanted =
  'a text, {"text": "…"} or {"title": "…", "ingredients": ["…"], "steps": ["…"]} is wanted in JSON';

function parseEntry(json: string): Item {
  try {
    const { data } = Entry.safeParse(JSON.parse(json));
    if (data) return data;
  } catch (error) {
    throw new UnreadableFile(`${wanted} (${error instanceof Error ? error.message : error})`);
  }
  throw new UnreadableFile(wanted);
}

/** All that a source holds to be judged, one after the other. */
export async function* readTexts(source: Source, input: Readable): AsyncGenerator<Read> {
  if ('text' in source) yield source;
  else if ('file' in source) yield* readFile(source.file);
  else yield* readLines(input, asText);
}

async function* readFile(file: string): AsyncGenerator<Read> {
  const name = file.toLowerCase().replace(/\.gz$/, '');
  if (name.endsWith('.json')) yield { file, ...(await at(file, () => readWhole(file))) };
  else yield* readLines(file, name.endsWith('.jsonl') ? asEntry : asText);
}

const asText = ({ text }: Line): Item => ({ text });

function asEntry({ text, isWhole }: Line): Item {
  if (!isWhole) throw new UnreadableFile('the line is longer than any recipe');
  return parseEntry(text);
}

async function* readLines(source: string | Readable, itemOf: (line: Line) => Item): AsyncGenerator<Read> {
  const file = typeof source === 'string' ? source : undefined;
  const lines = splitLines(openSource(source));
  while (true) {
    const next = await at(file, () => lines.next());
    if (next.done) return;
    const { value: line } = next;
    const item = await at(`${file ?? 'standard input'}, line ${line.number}`, () => itemOf(line));
    yield { file, line: line.number, ...item };
  }
}

async function readWhole(file: string): Promise<Item> {
  let json = '';
  for await (const piece of openSource(file)) {
    json += piece;
    if (json.length > maxJsonLength) throw new UnreadableFile('it is longer than any recipe');
  }
  return parseEntry(json);
}

/** Says of an error where it is. */
async function at<Result>(place: string | undefined, read: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new UnreadableFile(`${place ?? 'standard input'}: ${error.message}`);
  }
}
