import { type Mention, mentionsIn } from '../mentions/mentions.ts';
import { groupOf } from './family-of.ts';
import { withModifiers } from './modifiers.ts';
import { replacePlaces } from './replace-places.ts';
import type { ChooseUse } from './rewrite-ingredient.ts';
import { rewriteText } from './rewrite-text.ts';

/** What joins a drink to the dish: 'in white wine', 'mit Rum', 'au vin blanc'. */
const joinsBefore =
  /(?<!\s)(?:\s?[-–&+,]\s?|\s(?:with|in|and|of|an|a|the|mit|im|und|vom|au|aux|avec|et|du|de|des|à|la|al|alla|con|e|y|ao|com|no|na|do|da|och|med|i|van|met|en|dengan|dan|ve|с|со|и|в|на|مع|و|aur)){1,3}\s?$/iu;
const isPreposition =
  /\s(?:with|in|an|a|mit|im|au|aux|avec|du|de|con|com|ao|med|i|van|met|dengan|с|со)\s*$/iu;
const joinsNext = /^\s+(?:with|in|and|mit|und|avec|et|de|con|e|y|com|och|med|en|met|dan|ve|ile|и|с|со)\s/iu;
const joinsAfter = /^\s*[-–&+,]\s*/u;
const letters = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2}|\p{L}{3}/u;

/** A title without the drink that it was named after, and with the meat that takes the place of another. */
export function rewriteTitle(title: string, mentions: readonly Mention[], chooseUse: ChooseUse): string {
  const drinks = mentions.filter(({ kind }) => groupOf(kind) === 'drink');
  const others = mentions.filter(mention => !drinks.includes(mention));
  const shortened = replacePlaces(
    title,
    drinks.map(mention => placeToDrop(title, mention)),
  );
  // A dish that is called by its drink alone gets the name of what takes its place.
  if (drinks.length > 0 && !letters.test(shortened.replace('的做法', '')))
    return rewriteText(title, mentions, chooseUse, true);
  if (drinks.length === 0) return rewriteText(title, others, chooseUse, true);
  return rewriteText(
    shortened,
    mentionsIn(shortened, {}).filter(({ verdict }) => verdict === 'haram'),
    chooseUse,
    true,
  );
}

function placeToDrop(title: string, mention: Mention) {
  if (mention.kind === 'drinkDish') return { ...mention, by: dishWithoutDrink(mention.words) };
  const { start, end } = withModifiers(title, mention.start, mention.end);
  const joined = joinsBefore.exec(title.slice(0, start))?.[0] ?? '';
  const goesOn = /^\s*\p{L}/u.test(title.slice(end)) && !joinsNext.test(title.slice(end));
  // 'Steak with Beer Sauce' is one with a sauce, and 'Cranberry-Vodka Punch' a 'Cranberry Punch'.
  const before = goesOn && isPreposition.test(joined) ? '' : joined;
  const after = joined ? '' : (joinsAfter.exec(title.slice(end))?.[0] ?? '');
  return { start: start - before.length, end: end + after.length, by: before && goesOn ? ' ' : '' };
}

const drinkBeforeFood = /啤酒|葡萄酒|红酒|料酒|ビール|ワイン|맥주|와인/gu;

// 'Chicken Marsala' is chicken.
const dishWithoutDrink = (words: string) =>
  words
    .replace(drinkBeforeFood, '')
    .split(' ')
    .filter(word => mentionsIn(word, {}).length === 0)
    .join(' ');
