import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../src/index.ts';
import { likeness, plain } from './likeness.ts';

interface TextCase {
  id: string;
  kind: string;
  isRecipe: boolean;
  title?: string;
  ingredients: string[];
  text: string;
}

/** What is read of the typed texts without a model; what has no clear shape is left to it, which is no fault. */
export function reportTexts(folder: string, say: (line: string) => void): void {
  const file = join(folder, 'texts.jsonl');
  if (!existsSync(file)) return;
  const cases = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as TextCase);
  let read = 0;
  let right = 0;
  for (const one of cases) {
    const { recipes } = readText(one.text);
    const [first] = recipes;
    if (!first) {
      say(`${one.id} (${one.kind}): ${one.isRecipe ? 'left to the model' : 'none, rightly'}`);
      continue;
    }
    read += 1;
    const all = recipes.flatMap(({ ingredients }) => ingredients);
    const missing = one.ingredients.filter(line => !all.some(other => likeness(line, other) >= 0.8));
    const isTitle =
      plain(first.title) !== '' &&
      (plain(first.title).includes(plain(one.title ?? '')) ||
        plain(one.title ?? '').includes(plain(first.title)));
    const isRight = one.isRecipe && missing.length === 0 && isTitle;
    right += Number(isRight);
    say(
      `${one.id} (${one.kind}): ${isRight ? 'right' : 'WRONG'}, ${recipes.length} recipes, '${first.title}', ${all.length} lines for ${one.ingredients.length}, ${first.instructions.length} steps${missing.length > 0 ? `, missing: ${missing.join(' | ')}` : ''}`,
    );
  }
  say(`texts: ${cases.length}, read without a model ${read}, right ${right}`);
}
