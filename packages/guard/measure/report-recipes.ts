import { LabelledRecipe } from './labelled.ts';
import { byLanguage, printTable, say } from './print-table.ts';
import { readJsonl } from './read-jsonl.ts';
import { correct } from './real/corrections.ts';
import type { ReportOptions } from './report-lines.ts';
import { isPassed, isRefused, type JudgedRecipe, judgeRecipes, scoreRecipes } from './score-recipes.ts';
import { partOfRecipe } from './split.ts';

const heads = [
  ...['language', 'recipes', 'clean', 'refused', 'said doubtful'],
  ...['haram', 'caught', 'haram passed', 'of these doubtful', 'unsure'],
];

function row([name, recipes]: [string, JudgedRecipe[]]) {
  const labelled = (gold: string) => recipes.filter(recipe => recipe.gold === gold);
  const number = (gold: string, verdict: string) =>
    labelled(gold).filter(({ judged }) => judged === verdict).length;
  return [
    ...[
      name,
      recipes.length,
      labelled('clean').length,
      number('clean', 'haram'),
      number('clean', 'doubtful'),
    ],
    ...[labelled('haram').length, number('haram', 'haram'), recipes.filter(isPassed).length],
    ...[number('haram', 'doubtful'), labelled('unsure').length],
  ];
}

export const describeMiss = ({ lang, corpus, gold, judged, title, words }: JudgedRecipe) =>
  `${lang} ${corpus ?? '?'}: ${gold} taken for ${judged}: ${JSON.stringify(title)}${words.length > 0 ? ` by ${words.join(', ')}` : ''}`;

/** Judges a file of labelled recipes, each as a whole. */
export function reportRecipes(path: string, { isQuiet, withLanguage, part, isCorrected }: ReportOptions) {
  const recipes = readJsonl(path, LabelledRecipe).filter(recipe => !part || partOfRecipe(recipe) === part);
  const judged = judgeRecipes(isCorrected ? recipes.map(correct) : recipes, withLanguage);
  printTable(heads, byLanguage(judged).map(row));
  if (!isQuiet) {
    say('\nmisses');
    for (const recipe of judged) if (isRefused(recipe) || isPassed(recipe)) say(`  ${describeMiss(recipe)}`);
  }
  say();
  say(JSON.stringify(scoreRecipes(judged)));
}
