import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { namesSomething } from '../src/match/phrase-tree.ts';
import { Vocabulary } from '../src/match/vocabulary.ts';
import { tokenise } from '../src/normalise/tokens.ts';
import { languages } from '../src/words/languages.ts';
import { loadWords } from '../src/words/load-words.ts';
import { wordsFolder } from '../src/words/read-lines.ts';
import { partOf } from './split.ts';

/**
 * Learns the everyday words of each language from recipes that hold nothing forbidden: `node measure/learn-everyday.ts RECIPES.jsonl.gz`.
 * Words that are forbidden or doubtful in their own language stay out, unless measure/everyday-reviewed.txt says that they are read
 * through and harmless.
 */
const [path = ''] = process.argv.slice(2);
const reviewedFile = join(import.meta.dirname, 'everyday-reviewed.txt');
const reviewed = new Map(
  (existsSync(reviewedFile) ? readFileSync(reviewedFile, 'utf8') : '')
    .split('\n')
    .map(line => line.replace(/#.*/, '').trim())
    .filter(Boolean)
    .map(line => {
      const [language = '', word = '', decision = ''] = line.split(/\s+/);
      return [`${language} ${word}`, decision] as const;
    }),
);
const file = readFileSync(path);
const text = (path.endsWith('.gz') ? gunzipSync(file) : file).toString('utf8');
const vocabulary = new Vocabulary(loadWords());

type Recipe = { lang: string; title: string; ingredients: string[]; steps: string[]; gold: string };
const counts = new Map<string, Map<string, number>>();
const recipes = new Map<string, number>();
for (const line of text.split('\n').filter(Boolean)) {
  const recipe = JSON.parse(line) as Recipe;
  if (recipe.gold !== 'clean') continue;
  if (process.env.ALL !== 'yes' && partOf(`${recipe.title}\n${recipe.ingredients[0] ?? ''}`) === 'held-out')
    continue;
  const code = recipe.lang;
  if (!languages.some(language => language.code === code)) continue;
  const words = new Set<string>();
  for (const part of [recipe.title, ...recipe.ingredients, ...recipe.steps])
    for (const { exact, isSolo, text: plain } of tokenise(part).tokens)
      if (!isSolo && plain.length > 1 && /^[\p{L}\p{M}]+$/u.test(exact) && !/[\ud800-\udfff]/.test(exact))
        words.add(exact);
  const of = counts.get(code) ?? new Map<string, number>();
  counts.set(code, of);
  recipes.set(code, (recipes.get(code) ?? 0) + 1);
  for (const word of words) of.set(word, (of.get(word) ?? 0) + 1);
}

const enough = 600;
const review: string[] = [];
for (const [code, of] of counts) {
  const number = recipes.get(code) ?? 0;
  if (number < 40) continue;
  const fewest = number >= enough ? 2 : 1;
  const kept = [...of].filter(([word, count]) => {
    const decision = reviewed.get(`${code} ${word}`);
    if (decision) return decision === 'keep';
    const named = namedAtHome(word, code);
    if (named) review.push(`${code} ${word} ${count} ${named}`);
    return count >= fewest && !named;
  });
  const lines = kept
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([word, count]) => `${word} ${count}`);
  writeFileSync(
    join(wordsFolder, code, 'everyday.txt'),
    `# Words of ${number} recipes that hold nothing forbidden, each with the number of recipes that it stands in; made by measure/learn-everyday.ts.\n${lines.join('\n')}\n`,
  );
  process.stdout.write(`${code}: ${number} recipes, ${kept.length} words\n`);
}
writeFileSync('/tmp/g/review.txt', `${review.join('\n')}\n`);

function isWritten(number: number, text: string) {
  return vocabulary.words.isWrittenAs(number, text);
}

/** What a word names in its own language, and whether it is written so or is only one of its forms. */
function namedAtHome(word: string, code: string) {
  const token = tokenise(word).tokens[0];
  const numbers = [
    ...(vocabulary.numbersOf(token?.text ?? word) ?? []),
    ...(vocabulary.numbersAsWritten(word) ?? []),
  ];
  for (const number of numbers) {
    const entry = vocabulary.first[number]?.entries?.find(
      one =>
        namesSomething(one) &&
        (one.language.code === code ||
          (one.language.countsEverywhere && isWritten(number, token?.text ?? ''))),
    );
    if (entry)
      return `${entry.language.code} ${entry.role} ${entry.phrase}${isWritten(number, token?.text ?? '') ? '' : ' (form)'}`;
  }
}
