import { parseArgs } from 'node:util';
import { say } from '../print-table.ts';
import { BadFile, readJsonl } from '../read-jsonl.ts';
import { MakeHalalCase } from './cases.ts';
import { scoreCases, type Tried, tryCase } from './score.ts';

const usage = `usage: npm run -s make-halal:report -- FILE [--quiet] [--show]

  Recipes {"class": "change"|"cannot"|"keep", "title", "ingredients", "steps", "gone"}, one object a line.
  Prints what is wrong, with --show also each text that was changed; the last line is a JSON object: how many recipes still
  name something forbidden, the share of halal ones left as they were, and that of impossible ones told so.
`;
const usageExitCode = 64;

class WrongUsage extends Error {}

function show({ tried, made }: Tried) {
  if (made.outcome === 'cannot') say(`  cannot: ${made.dishes.join(' | ')}`);
  if (made.outcome !== 'adapted') return;
  const before = [tried.title, ...tried.ingredients, ...tried.steps];
  const after = [made.recipe.title, ...made.recipe.ingredients, ...made.recipe.steps];
  for (const [at, text] of before.entries())
    if (text !== after[at]) say(`  ${JSON.stringify(text)} -> ${JSON.stringify(after[at])}`);
}

function readArguments() {
  try {
    const options = {
      quiet: { type: 'boolean', default: false },
      show: { type: 'boolean', default: false },
    } as const;
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

function report() {
  const { positionals, values } = readArguments();
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new WrongUsage('one file is wanted');
  const all = readJsonl(file, MakeHalalCase).map(tryCase);
  for (const one of all) {
    if (one.fault && !values.quiet)
      say(`${one.tried.id ?? '?'} ${JSON.stringify(one.tried.title)}: ${one.fault}`);
    if (values.show) {
      say(`${one.tried.id ?? '?'} ${JSON.stringify(one.tried.title)}`);
      show(one);
    }
  }
  say(JSON.stringify(scoreCases(all)));
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
  process.stderr.write(
    `make-halal:report: ${error.message}\n${error instanceof WrongUsage ? `\n${usage}` : ''}`,
  );
  process.exitCode = error instanceof WrongUsage ? usageExitCode : 1;
}
