import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { languages } from '../src/words/languages.ts';
import { WrongUsage } from './exit-codes.ts';

export type Source = { text: string } | { file: string } | { isStandardInput: true };
export type Request = { sources: Source[]; isJson: boolean; language?: string };

const standardInput: Source = { isStandardInput: true };
/** What is named like a file is no recipe line: a slip in its name must not be judged halal. */
const looksLikeFile = /^(?:\.{0,2}\/\S*|\S+\.(?:txt|jsonl?|gz))$/i;

/** What the command is asked for; nothing where it is asked for help. */
export function readArguments(given: string[], { isTerminal }: { isTerminal: boolean }): Request | undefined {
  const { values, positionals } = parse(given);
  if (values.help) return undefined;
  const { language } = values;
  if (language !== undefined) checkLanguage(language);
  if (positionals.length === 0 && (isTerminal || values.text))
    throw new WrongUsage('a text or a file is wanted');
  const sources =
    positionals.length === 0 ? [standardInput] : positionals.map(sourceOf(values.text === true));
  return { sources, isJson: values.json === true, language };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        text: { type: 'boolean' },
        language: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

function checkLanguage(code: string) {
  const codes = languages.filter(({ isSpoken }) => isSpoken).map(language => language.code);
  if (!codes.includes(code)) throw new WrongUsage(`no language '${code}'; there are ${codes.join(', ')}`);
}

const sourceOf =
  (isText: boolean) =>
  (argument: string): Source => {
    if (isText) return { text: argument };
    if (argument === '-') return standardInput;
    return existsSync(argument) || looksLikeFile.test(argument) ? { file: argument } : { text: argument };
  };
