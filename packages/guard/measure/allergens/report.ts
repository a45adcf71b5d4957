import { parseArgs } from 'node:util';
import { say } from '../print-table.ts';
import { BadFile, readJsonl } from '../read-jsonl.ts';
import { AllergenLine, AvoidCase } from './cases.ts';
import { readCases, readLines, scoreCases, scoreLines } from './score-allergens.ts';

const usage = `usage: npm run -s allergens:report -- FILE [--quiet] [--with-language]
       npm run -s avoid:report -- FILE [--quiet]

  Lines {"text", "allergens", "may", "lang"}, or cases {"avoid", "lines", "hits", "either"}, one object a line.
  Prints what was missed and what was said wrongly, and the shares of both as a JSON object in the last line.
`;
const usageExitCode = 64;

class WrongUsage extends Error {}

function reportLines(path: string, isQuiet: boolean, withLanguage: boolean) {
  const read = readLines(readJsonl(path, AllergenLine), withLanguage);
  for (const { lang, text, missed, wrong } of isQuiet ? [] : read) {
    if (missed.length > 0) say(`${lang}: missed ${missed.join(', ')}: ${JSON.stringify(text)}`);
    if (wrong.length > 0) say(`${lang}: wrongly ${wrong.join(', ')}: ${JSON.stringify(text)}`);
  }
  say(JSON.stringify(scoreLines(read)));
}

function reportCases(path: string, isQuiet: boolean) {
  const read = readCases(readJsonl(path, AvoidCase));
  for (const { avoid, missed, wrong } of isQuiet ? [] : read) {
    for (const text of missed) say(`${avoid.join(', ')}: missed ${JSON.stringify(text)}`);
    for (const text of wrong) say(`${avoid.join(', ')}: wrongly ${JSON.stringify(text)}`);
  }
  say(JSON.stringify(scoreCases(read)));
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        quiet: { type: 'boolean', default: false },
        'with-language': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

function report() {
  const { positionals, values } = readArguments();
  const [what, file] = positionals;
  if (!file || positionals.length > 2) throw new WrongUsage('one file is wanted');
  if (what === 'avoid') reportCases(file, values.quiet);
  else reportLines(file, values.quiet, values['with-language']);
}

// The reader of a pipe has seen enough: `| head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  report();
} catch (error) {
  if (!(error instanceof BadFile) && !(error instanceof WrongUsage)) throw error;
  process.stderr.write(`${error.message}\n${error instanceof BadFile ? '' : `\n${usage}`}`);
  process.exitCode = error instanceof BadFile ? 1 : usageExitCode;
}
