import type { SharedRecipe } from '@sufra/contracts';
import { stepKind } from './step-kind.ts';
import { stepMinutes } from './step-minutes.ts';
import type { Dish, Task } from './task.ts';

export type Cookable = Pick<SharedRecipe, 'steps' | 'prepTime' | 'cookTime'>;

const heatingUp = 15;
const [shortest, longest, usual] = [3, 20, 5];
/** A day: what a recipe takes longer for is begun by its own words. */
const most = 1_440;

/** Whether a step's length is the cook's own, or was estimated here. */
export const saysLength = ({ text, minutes }: Cookable['steps'][number]) =>
  (minutes ?? stepMinutes(text)) !== null;

/** A recipe's steps as they take time, hands and oven. What a step does not say is a share of what the recipe takes in all. */
export function dishOf(recipe: Cookable, at: number, keeps: boolean): Dish {
  const read = recipe.steps.map(({ text, minutes }) => {
    const length = minutes ?? stepMinutes(text);
    return { length, ...stepKind(text, length) };
  });
  const estimate = estimateOf(recipe, read);
  // Where a step names no heat, it is that of the step before it.
  let heat: string | undefined;
  const tasks = read.map(({ length, isWaiting, oven, isHeating }, step): Task => {
    if (typeof oven === 'number') heat = `${oven}`;
    const minutes = Math.min(length ?? (isHeating ? Math.max(heatingUp, estimate) : estimate), most);
    const isOnlyHeating = isHeating && isShort(recipe.steps[step]?.text);
    return {
      dish: at,
      step,
      minutes,
      hands: !isWaiting && !isOnlyHeating,
      // An oven whose heat is not known is shared with no other dish.
      oven: oven === null ? null : (heat ?? `of dish ${at}`),
      heats: isHeating,
    };
  });
  return { keeps, tasks };
}

const isShort = (text = '') => text.length < 60;

function estimateOf({ prepTime, cookTime }: Cookable, read: readonly { length: number | null }[]): number {
  const said = read.reduce((sum, { length }) => sum + (length ?? 0), 0);
  const unsaid = read.filter(({ length }) => length === null).length;
  const left = prepTime + cookTime - said;
  if (unsaid === 0 || left <= 0) return prepTime + cookTime > 0 ? shortest : usual;
  return Math.min(Math.max(Math.round(left / unsaid), shortest), longest);
}
