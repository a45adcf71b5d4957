import { writeFileSync } from 'node:fs';
import { constants, gzipSync } from 'node:zlib';
import { LabelledLine, LabelledRecipe } from '../labelled.ts';
import { BadFile, readJsonl } from '../read-jsonl.ts';
import { judgeRecipes } from '../score-recipes.ts';
import { partOf, partOfRecipe } from '../split.ts';
import { correct, isToldInSteps } from './corrections.ts';
import { real } from './real-data.ts';

/**
 * Makes the regression test's data from the collected lines and recipes: `node make-real-data.ts LINES.jsonl RECIPES.jsonl.gz`.
 * Of the part that is not held out it keeps ingredient lines and titles, which are facts, and no sentence that people wrote.
 */
const [linesPath, recipesPath] = process.argv.slice(2);
const maxIngredientLength = 110;
const fewestOfSentence = 5;
const startsWithNumber = /^\p{N}/u;
/** The byte of a packed file that says on which system it was packed: the same file is to come of every one. */
const systemAt = 9;
const anySystem = 255;

// A list of ingredients that was written without breaks begins with an amount.
const isProse = (text: string) => text.length > maxIngredientLength && !startsWithNumber.test(text);
const isSentence = (text: string) =>
  /[.!؟]$/.test(text) && !startsWithNumber.test(text) && text.split(' ').length >= fewestOfSentence;

function withoutRepeated<Thing>(all: readonly Thing[], keyOf: (one: Thing) => string): Thing[] {
  return [...new Map(all.map(one => [keyOf(one), one])).values()];
}

const asJsonl = (all: readonly unknown[]) => all.map(one => `${JSON.stringify(one)}\n`).join('');

function makeLines(path: string) {
  const kept = readJsonl(path, LabelledLine)
    .filter(({ text }) => partOf(text) === 'develop')
    .filter(({ text, source }) => source !== 'recipe step' && !isProse(text) && !isSentence(text))
    .map(({ text, verdict, lang, source }) => ({ text, verdict, lang, source }));
  writeFileSync(real.lines, asJsonl(withoutRepeated(kept, ({ text }) => text)));
}

function makeRecipes(path: string) {
  const develop = readJsonl(path, LabelledRecipe)
    .filter(recipe => partOfRecipe(recipe) === 'develop')
    .filter(({ title, ingredients }) => ![title, ...ingredients].some(isProse))
    .map(correct)
    .filter(recipe => !isToldInSteps(recipe));
  warnOfStepsAlone(develop);
  const kept = withoutRepeated(develop, ({ title, ingredients }) => [title, ...ingredients].join('\n')).map(
    ({ lang, corpus, title, ingredients, gold }) => ({ lang, corpus, title, ingredients, gold }),
  );
  const packed = gzipSync(asJsonl(kept), { level: constants.Z_BEST_COMPRESSION });
  packed[systemAt] = anySystem;
  writeFileSync(real.recipes, packed);
}

/** Those that only a step makes haram are to be looked at, and listed in told-in-steps.jsonl. */
function warnOfStepsAlone(recipes: readonly LabelledRecipe[]) {
  const haram = recipes.filter(({ gold }) => gold === 'haram');
  const whole = judgeRecipes(haram);
  for (const [at, { judged }] of judgeRecipes(haram.map(recipe => ({ ...recipe, steps: [] }))).entries()) {
    const { corpus, title, judged: judgedWhole, words } = whole[at] ?? {};
    if (judged !== 'haram' && judgedWhole === 'haram')
      process.stdout.write(`${JSON.stringify({ corpus, title, words })}\n`);
  }
}

try {
  if (!linesPath || !recipesPath)
    throw new BadFile('usage: node make-real-data.ts LINES.jsonl RECIPES.jsonl.gz');
  makeLines(linesPath);
  makeRecipes(recipesPath);
} catch (error) {
  if (!(error instanceof BadFile)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
