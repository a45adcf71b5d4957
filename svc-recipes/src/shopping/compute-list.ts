import '@sufra/amounts/learn-other-kitchens.ts';
import { readFraction, recordOf } from '@sufra/amounts/shopping/amount-record.ts';
import { findShelf } from '@sufra/amounts/shopping/shop-shelves.ts';
import { shoppingKey } from '@sufra/amounts/shopping/shopping-key.ts';
import { listOfMeals, type ShoppingEntry } from '@sufra/amounts/shopping/shopping-list.ts';
import { nameOnList } from '@sufra/amounts/shopping/usual-name.ts';
import type { ShoppingLine, ShoppingList, ShoppingMeal } from '@sufra/contracts';
import { isLess, rational } from '@sufra/nutrition/measures';
import type { JudgedRecipe } from '../halal/rejudge.ts';
import { languageOf } from '../library/describe-recipe.ts';
import { ingredientText } from '../recipe/ingredient-text.ts';
import { servingsOf } from '../recipe/servings-of.ts';
import { lineId } from './line-id.ts';
import type { MealOnList, OwnLine, ShoppingListDocument, Tick } from './shopping-model.ts';
import { understoodLine } from './understood-line.ts';

interface Bought {
  meal: MealOnList;
  recipe: JudgedRecipe;
}

/** The whole list, added up from its meals as their recipes are now. A meal whose recipe is gone is on no list. */
export function computeList(list: ShoppingListDocument, recipes: readonly JudgedRecipe[]): ShoppingList {
  const byId = new Map(recipes.map(recipe => [String(recipe._id), recipe]));
  const bought = list.meals.flatMap((meal): Bought[] => {
    const recipe = byId.get(meal.recipeId);
    return recipe && recipe.ownerId === meal.by ? [{ meal, recipe }] : [];
  });
  const lines = [...linesOfMeals(list, bought), ...linesOfOwn(list)];
  const placeOf = (line: ShoppingLine) => list.shelves.indexOf(line.shelf);
  return {
    version: list.v,
    meals: bought.map(describeMeal),
    lines: lines.toSorted(
      (a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1),
    ),
    shelves: list.shelves,
    atHome: list.atHome,
    plan: list.plan && { dates: [], ...list.plan },
    share: list.share,
    changedAt: list.changedAt?.toISOString() ?? null,
  };
}

/** What is not halal is not bought. */
function linesToBuy(recipe: JudgedRecipe) {
  const { halal, ingredientLines } = recipe;
  const isForbidden = (place: number) =>
    halal.verdict === 'haram' &&
    halal.forbidden.some(({ part, index }) => part === 'ingredients' && index === place);
  return ingredientLines
    .filter((_line, place) => !isForbidden(place))
    .map(line => understoodLine(line, languageOf(recipe)));
}

function linesOfMeals(list: ShoppingListDocument, bought: readonly Bought[]): ShoppingLine[] {
  const atHome = new Set(list.atHome.map(name => shoppingKey(name, false)));
  const entries = listOfMeals(
    bought.map(({ meal, recipe }) => ({
      id: meal.id,
      recipe: { _id: meal.recipeId, ingredientLines: linesToBuy(recipe) },
      factor: rational(meal.servings, servingsOf(recipe)),
    })),
  );
  return [...entries].map(([key, entry]) => {
    const id = lineId(key);
    return {
      ...{ id, kind: 'recipes', name: nameOnList(entry), text: null },
      amounts: [...entry.amounts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => recordOf(each)),
      isToTaste: entry.toTaste,
      note: list.notes[id] ?? '',
      shelf: list.moved[id] ?? findShelf(key),
      wantedBy: wantedBy(entry.meals),
      isTicked: isCovered(entry, list.ticks[id]),
      isAtHome: atHome.has(key),
    };
  });
}

/** What is wanted is in the basket: not more of it than when the line was ticked. */
function isCovered({ amounts }: ShoppingEntry, tick: Tick | undefined): boolean {
  if (!tick) return false;
  return [...amounts].every(([key, { quantity }]) => {
    const had = tick.amounts[key];
    return had !== undefined && !isLess(readFraction(had), quantity);
  });
}

const linesOfOwn = (list: ShoppingListDocument) =>
  Object.entries(list.own).map(
    ([id, line]): ShoppingLine => ({
      ...{ id, kind: 'own', name: line.item, text: line.text },
      amounts: line.amount ? [line.amount] : [],
      isToTaste: false,
      note: list.notes[id] ?? '',
      shelf: list.moved[id] ?? findShelf(keyOfOwn(line)),
      wantedBy: [],
      isTicked: id in list.ticks,
      isAtHome: false,
    }),
  );

const keyOfOwn = ({ item, amount }: OwnLine) =>
  shoppingKey(item, amount?.kind === 'count' && amount.unit === null);

const describeMeal = ({ meal, recipe }: Bought): ShoppingMeal => ({
  id: meal.id,
  recipeId: meal.recipeId,
  title: recipe.title,
  language: languageOf(recipe),
  servings: meal.servings,
  planned: meal.planned,
  onDay: meal.onDay ?? null,
  leftOut:
    recipe.halal.verdict === 'haram'
      ? { halal: recipe.halal, ingredients: recipe.ingredientLines.map(ingredientText) }
      : null,
});

function wantedBy(meals: ShoppingEntry['meals']) {
  const byRecipe = Map.groupBy(meals.values(), recipeId => recipeId);
  return [...byRecipe]
    .map(([recipeId, wanted]) => ({ recipeId, meals: wanted.length }))
    .toSorted((a, b) => (a.recipeId < b.recipeId ? -1 : 1));
}
