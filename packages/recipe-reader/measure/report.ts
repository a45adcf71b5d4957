import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPage } from '../src/index.ts';
import { readExpected } from './expected.ts';
import { scorePage } from './score-page.ts';
import { reportTexts } from './texts.ts';

const [folder] = process.argv.slice(2).filter(word => !word.startsWith('--'));
if (!folder) {
  process.stderr.write('usage: npm run -s import:report -- FOLDER [--quiet]\n');
  process.exit(64);
}
const isQuiet = process.argv.includes('--quiet');
const cases = readExpected(folder);
const sum = { titles: 0, lines: 0, expected: 0, instructions: 0 };
for (const expected of cases) {
  const html = readFileSync(join(folder, `${expected.id}.html`), 'utf8');
  const read = readPage(html).recipes[0] ?? null;
  const score = scorePage(expected, read);
  sum.titles += Number(score.isTitleRight);
  sum.lines += score.linesRight;
  sum.expected += expected.ingredients.length;
  sum.instructions += Number(score.areInstructionsRight);
  const isRight = score.isTitleRight && score.missing.length === 0 && score.areInstructionsRight;
  if (isQuiet || (isRight && score.extraLines === 0)) continue;
  process.stdout.write(
    `${expected.id} ${score.isTitleRight ? 'title' : 'TITLE WRONG'}, lines ${score.linesRight} of ${expected.ingredients.length} (${score.extraLines} more), ` +
      `steps ${score.areInstructionsRight ? 'right' : 'WRONG'} (${read?.instructions.length ?? 0} for ${expected.instructions.length})\n`,
  );
  for (const line of score.missing.slice(0, 5)) process.stdout.write(`    missing: ${line}\n`);
}
reportTexts(folder, line => process.stdout.write(isQuiet ? '' : `${line}\n`));
const share = (part: number, whole: number) => (whole === 0 ? 0 : Number((part / whole).toFixed(4)));
process.stdout.write(
  `${JSON.stringify({
    pages: cases.length,
    titlesRight: share(sum.titles, cases.length),
    ingredientLinesRight: share(sum.lines, sum.expected),
    instructionsRight: share(sum.instructions, cases.length),
  })}\n`,
);
