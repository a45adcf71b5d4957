import type { RecipeText } from '../judge-recipe.ts';
import { familyOf, groupOf } from './family-of.ts';
import { type Mention, mentionsIn } from './mentions.ts';

/** Of so many of the lines being forbidden a dish is that thing: a plate of prosciutto with melon. */
const share = 0.5;
const joined =
  /(?:^|[\s,&+])(?:and|with|in|on|und|mit|et|avec|au|aux|con|y|e|com|in|och|med|en|met|dan|dengan|ve|ile|и|с|со)\s|[,&+(:]|\s-\s/iu;
const mostWordsBefore = 4;

/** What a dish *is*, where that is forbidden: a rack of pork ribs, a sangria. Other things are made of it, not with it. */
export function whatItIs(recipe: RecipeText, ingredients: readonly Mention[][]): Mention | undefined {
  const forbidden = ingredients.flatMap(line =>
    line.filter(({ verdict }) => verdict === 'haram').slice(0, 1),
  );
  const { title, language } = recipe;
  const around = [title, ...recipe.ingredients, ...recipe.steps];
  if (recipe.ingredients.length > 0 && forbidden.length >= recipe.ingredients.length * share)
    return forbidden[0];
  const named = mentionsIn(title, { around, language }).find(
    mention => isHead(title, mention) && isWhole(mention),
  );
  if (!named) return;
  if (recipe.ingredients.length === 0) return named.verdict === 'haram' ? named : undefined;
  return forbidden.find(({ kind }) => groupOf(kind) === groupOf(named.kind)) && named;
}

const isWhole = (mention: Mention) => familyOf(mention)?.isCut ?? false;

/** It ends the name of the dish, and what stands before it is no list: 'Baked Ham with Gravy', but not 'Rice and Ham Primavera'. */
function isHead(title: string, { start, end }: Mention): boolean {
  const before = title.slice(0, start);
  const after = title.slice(end).trimStart();
  const goesOn = after !== '' && !joinsAtStart(after);
  return !goesOn && !joined.test(before) && before.trim().split(/\s+/).length <= mostWordsBefore;
}

const joinsAtStart = (text: string) =>
  (joined.exec(` ${text}`)?.index ?? 9) === 0 || /^(?!-)[\p{P}|]/u.test(text);
