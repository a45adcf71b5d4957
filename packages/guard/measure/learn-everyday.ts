import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatFile, parseFile } from '../check-words/words-file.ts';
import { languages } from '../src/words/languages.ts';
import { wordsFolder } from '../src/words/read-lines.ts';
import { countWords } from './everyday/count-words.ts';
import { namedAtHome } from './everyday/named-at-home.ts';
import { readCleanRecipes } from './everyday/read-clean-recipes.ts';
import { readReviewed } from './everyday/read-reviewed.ts';

/**
 * Learns the everyday words of each language from recipes that hold nothing forbidden: `node measure/learn-everyday.ts FILE`,
 * with JSON lines, gzip or not. Words that name something in their own language stay out and are printed, unless
 * everyday/reviewed.txt says that they were read through and are harmless; words written from knowledge, which have no count,
 * stay in. Recipes that are held out for scoring are left out unless --all is given.
 */
const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [path] = positionals;
if (!path) throw new Error('Say which file the recipes are in.');

/** Fewer say too little of a language. */
const fewestRecipes = 40;
/** From so many on, a word that stands in one recipe alone is as likely a mistake of its author. */
const manyRecipes = 600;

const reviewed = readReviewed(join(import.meta.dirname, 'everyday', 'reviewed.txt'));
const byLanguage = Map.groupBy(readCleanRecipes(path, values.all), ({ lang }) => lang);
for (const { code } of languages) {
  const recipes = byLanguage.get(code) ?? [];
  if (recipes.length < fewestRecipes) continue;
  const words = new Map(wordsFromKnowledge(code).map(word => [word, '']));
  for (const [word, count] of countWords(recipes)) {
    const decision = reviewed.get(`${code} ${word}`);
    const named = decision ? undefined : namedAtHome(word, code);
    if (named) process.stdout.write(`${code} ${word} ${count}: left out, it may be ${named}\n`);
    const isRare = count < (recipes.length >= manyRecipes ? 2 : 1);
    if (named || decision === 'drop' || (isRare && decision !== 'keep')) continue;
    words.set(word, ` ${count}`);
  }
  write(code, recipes.length, words);
}

function wordsFromKnowledge(code: string) {
  const file = `${code}/everyday.txt`;
  if (!existsSync(join(wordsFolder, file))) return [];
  const { terms } = parseFile(file, readFileSync(join(wordsFolder, file), 'utf8'));
  return terms.map(({ text }) => text).filter(text => !text.includes(' '));
}

function write(code: string, number: number, words: ReadonlyMap<string, string>) {
  const heading = `# Words of ${number} recipes that hold nothing forbidden, each with the number of recipes that it stands in; made by measure/learn-everyday.ts.`;
  const lines = [...words].map(([word, count]) => word + count);
  const file = `${code}/everyday.txt`;
  writeFileSync(join(wordsFolder, file), formatFile(parseFile(file, [heading, ...lines].join('\n'))));
  process.stdout.write(`${code}: ${number} recipes, ${words.size} words\n`);
}
