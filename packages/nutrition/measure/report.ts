import { parseArgs } from 'node:util';
import { unlikelyLines } from '../src/index.ts';
import { add, type Coverage, coverageOf, noCoverage } from './coverage.ts';
import { readRecipes } from './read-recipes.ts';

const usage = `npm run -s nutrition:report -- FILE [--language CODE] [--quiet] [--missed] [--unlikely]
FILE: recipes {"title", "ingredients", "servings", "lang"}, one a line, gzipped or not.`;

const print = (line: string) => process.stdout.write(`${line}\n`);

const share = (part: number, whole: number) => (whole === 0 ? 0 : Number((part / whole).toFixed(4)));
const shares = ({
  recipes,
  lines,
  known,
  computed,
  withAmount,
  computedWithAmount,
  estimates,
}: Coverage) => ({
  recipes,
  lines,
  known: share(known, lines),
  computed: share(computed, lines),
  withAmount,
  computedOfThose: share(computedWithAmount, withAmount),
  estimates: share(estimates, recipes),
});

function report(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      language: { type: 'string' },
      quiet: { type: 'boolean' },
      missed: { type: 'boolean' },
      unlikely: { type: 'boolean' },
    },
  });
  const [path] = positionals;
  if (!path) throw new Error(usage);
  if (values.unlikely) reportUnlikely(path);
  else reportCoverage(path, values);
}

function reportCoverage(
  path: string,
  values: { language?: string; quiet?: boolean; missed?: boolean },
): void {
  const byLanguage = new Map<string, Coverage>();
  for (const recipe of readRecipes(path)) {
    if (values.language && recipe.lang !== values.language) continue;
    const { coverage, nutrition, read } = coverageOf(recipe);
    byLanguage.set(recipe.lang, add(byLanguage.get(recipe.lang) ?? noCoverage(), coverage));
    if (!values.quiet) {
      const energy = nutrition ? `${Math.round(nutrition.perServing.kcal)} kcal` : 'no energy';
      const mark = nutrition?.isEstimate ? ', estimate' : '';
      print(
        `${recipe.title}: ${energy}, computed from ${coverage.computed} of ${coverage.lines} lines${mark}`,
      );
    }
    if (values.missed) for (const { text, food } of read) if (!food) print(`  not known: ${text}`);
  }
  for (const [lang, coverage] of byLanguage)
    if (byLanguage.size > 1) print(`${lang} ${JSON.stringify(shares(coverage))}`);
  print(JSON.stringify(shares([...byLanguage.values()].reduce(add, noCoverage()))));
}

/** Recipes that would be asked about, though they are as people cook them; for how many they are is not said. */
function reportUnlikely(path: string): void {
  const recipes = readRecipes(path);
  let asked = 0;
  for (const { title, ingredients } of recipes) {
    const lines = unlikelyLines({ ingredients, servings: null });
    if (lines.length > 0) asked += 1;
    for (const { index, why } of lines) print(`${title}: ${why}: ${ingredients[index]}`);
  }
  print(
    JSON.stringify({ recipes: recipes.length, asked, perThousand: share(asked * 1_000, recipes.length) }),
  );
}

try {
  report();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 64;
}
