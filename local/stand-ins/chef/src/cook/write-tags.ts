import { foodsCalled } from '../pantry/words.ts';
import type { Wish } from '../wish/wish.ts';
import { isKind, type Line } from './line.ts';
import type { Plan } from './plan.ts';

const animals = ['meat', 'poultry', 'fish', 'shellfish'] as const;
const quickMinutes = 30;

/** Whether what a tag says is still so after everything that was replaced. */
function isTrue(tag: string, lines: readonly Line[], minutes: number): boolean {
  if (tag === 'quick') return minutes <= quickMinutes;
  if (tag === 'vegetarian') return !lines.some(line => animals.some(kind => isKind(line.food, kind)));
  const named = foodsCalled(tag);
  return named.length === 0 || lines.some(line => named.includes(line.food));
}

export function writeTags(plan: Plan, wish: Wish, minutes: number): string[] {
  const [meal = ''] = (wish.meal ?? plan.dish.meals[0] ?? '').split(' (');
  const offered = minutes <= quickMinutes ? [...plan.dish.tags, 'quick'] : plan.dish.tags;
  const own = offered.filter(tag => isTrue(tag, plan.lines, minutes));
  const spice = wish.spice === 'Medium' ? [] : [wish.spice.replace('No Spice', 'not spicy')];
  const tags = [plan.dish.cuisine, meal, ...wish.goals, ...own, ...spice].map(tag => tag.toLowerCase());
  return [...new Set(tags)].filter(tag => tag !== '').slice(0, 8);
}
