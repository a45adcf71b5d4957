import { parseArgs } from 'node:util';
import { BadFile } from './read-jsonl.ts';
import { real } from './real/real-data.ts';
import { reportBounds } from './real/report-bounds.ts';
import { reportLines } from './report-lines.ts';
import { reportOwnLines } from './report-own-lines.ts';
import { reportRecipes } from './report-recipes.ts';
import { reportSchools } from './schools/report-schools.ts';
import type { Seconds } from './score.ts';
import { parts } from './split.ts';

const usage = `usage: npm run -s halal:report -- [lines [FILE] | recipes [FILE] | schools FILE | bounds] [options]

  (nothing)       the project's own labelled lines
  lines FILE      lines with their verdicts; without FILE the real ones that the regression test keeps
  recipes FILE    recipes and whether they are clean or haram; without FILE those that the test keeps
  schools FILE    lines with what each of the four schools holds
  bounds          what the guard reaches with the test's lines and recipes, for measure/real/bounds.json

  --quiet         without the misses
  --with-language tells the guard each language; else it finds it out
  --corrected     recipes with the labels that measure/real/corrections.jsonl gives
  --part develop|held-out   only that part of a file; of what is held out no misses are shown
`;
const usageExitCode = 64;

class WrongUsage extends Error {}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        quiet: { type: 'boolean', default: false },
        'with-language': { type: 'boolean', default: false },
        corrected: { type: 'boolean', default: false },
        part: { type: 'string' },
      },
    });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

function report(args: string[], seconds: Seconds | undefined) {
  const { positionals, values } = readArguments(args);
  const [what, file, ...more] = positionals;
  const part = parts.find(name => name === values.part);
  if (values.part !== undefined && !part) throw new WrongUsage(`no part is called '${values.part}'`);
  if (more.length > 0) throw new WrongUsage('one file at a time');
  const options = {
    // What is held out is for its sums alone.
    isQuiet: values.quiet || part === 'held-out',
    withLanguage: values['with-language'],
    isCorrected: values.corrected,
    part,
    seconds,
  };
  if (what === undefined) reportOwnLines(options);
  else if (what === 'lines') reportLines(file ?? real.lines, options);
  else if (what === 'recipes') reportRecipes(file ?? real.recipes, options);
  else if (what === 'schools' && file !== undefined) reportSchools(file, options);
  else if (what === 'bounds' && file === undefined) reportBounds();
  else throw new WrongUsage(`'${what}' is not known; for a file of lines: lines ${what}`);
}

/** Prints the report that the arguments ask for, or what was wrong with them; returns the exit code. */
export function runReport(args: string[], seconds?: Seconds): number {
  try {
    report(args, seconds);
    return 0;
  } catch (error) {
    const isUsage = error instanceof WrongUsage;
    if (!(error instanceof BadFile) && !isUsage) throw error;
    process.stderr.write(`halal:report: ${error.message}\n${isUsage ? `\n${usage}` : ''}`);
    return isUsage ? usageExitCode : 1;
  }
}
