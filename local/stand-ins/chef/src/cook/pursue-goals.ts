import type { Cuisine } from '../pantry/dish.ts';
import type { FoodName } from '../pantry/food.ts';
import { foodOf, substitutesOf } from '../pantry/foods.ts';
import type { HealthGoal } from '../wish/wish.ts';
import { isSweet } from './add-wanted.ts';
import { gramsOf, isKind, weightOf } from './line.ts';
import { nutritionOf } from './nutrition.ts';
import type { Plan } from './plan.ts';
import type { Refuses } from './refusal.ts';

const grams = (plan: Plan, food: FoodName) =>
  plan.lines.filter(line => line.food === food).reduce((sum, line) => sum + weightOf(line), 0);

const mild: readonly Cuisine[] = ['Desi', 'Middle Eastern', 'Italian', 'Turkish', 'Moroccan', 'Persian'];
const sweetBoosters = ['strained yoghurt', 'soya yoghurt', 'hemp seeds', 'pumpkin seeds'] as const;
const savouryBoosters = {
  mild: ['strained yoghurt', 'edamame', 'chickpeas', 'hemp seeds', 'pumpkin seeds'],
  other: ['edamame', 'firm tofu', 'hemp seeds', 'pumpkin seeds'],
} as const;

function serveWith(plan: Plan, food: FoodName, amount: number) {
  const existing = plan.lines.find(line => line.food === food && line.amount !== null);
  if (existing?.amount) existing.amount += amount / gramsOf(food, existing.unit);
  else plan.lines.push({ food, amount, unit: 'g', note: foodOf(food).note ?? null });
}

export const proteinTarget = (plan: Pick<Plan, 'dish'>) =>
  isSweet(plan) ? 12 : plan.dish.meals.includes('Main Meals') ? 28 : 18;

/** More of what is rich in protein, less of what is starchy, and something beside it where that is not enough. */
function raiseProtein(plan: Plan, refuses: Refuses) {
  for (const line of plan.lines) {
    if (line.amount === null) continue;
    if (isKind(line.food, 'protein')) line.amount *= isKind(line.food, 'carb') ? 1.15 : 1.35;
    else if (isKind(line.food, 'grain') || isKind(line.food, 'bread')) line.amount *= 0.75;
  }
  const boosters: readonly FoodName[] = isSweet(plan)
    ? sweetBoosters
    : savouryBoosters[mild.includes(plan.dish.cuisine) ? 'mild' : 'other'];
  for (const food of boosters.filter(one => !refuses(one))) {
    const missing = proteinTarget(plan) - nutritionOf(plan.lines, 2).protein;
    if (missing <= 0) return;
    const [least, most] = ['hemp seeds', 'pumpkin seeds'].includes(food) ? [20, 40] : [80, 260];
    const needed = Math.ceil((missing * 2 * 100) / foodOf(food).per100[1]);
    serveWith(plan, food, Math.min(most, Math.max(least, needed)));
    plan.finish.push(`Serve with the ${foodOf(food).say ?? food}, which brings the protein up.`);
  }
}

const liveAmount = 120;

/** Something alive from fermentation, cold and beside the dish, since heat would end it. */
function addLiveCultures(plan: Plan, refuses: Refuses) {
  const preferred = isSweet(plan) || mild.includes(plan.dish.cuisine) ? 'yoghurt' : 'pickled mustard greens';
  const ways: FoodName[] = [preferred, ...substitutesOf(preferred), 'pickled mustard greens'];
  const food = ways.find(one => !refuses(one) && isKind(one, 'live'));
  if (!food || grams(plan, food) >= liveAmount) return;
  serveWith(plan, food, food === 'pickled mustard greens' ? 60 : liveAmount);
  plan.finish.push(`Serve with the ${foodOf(food).say ?? food}, cold, so that the live cultures stay alive.`);
}

/** What a health goal adds; what it forbids has been replaced by then. */
export function pursueGoals(plan: Plan, goals: readonly HealthGoal[], refuses: Refuses): void {
  if (goals.includes('High-protein')) raiseProtein(plan, refuses);
  if (goals.includes('Gut-friendly')) addLiveCultures(plan, refuses);
}
