import type { SharedRecipe } from '@sufra/contracts';
import type { Placed, Task } from '../schedule/task.ts';

/** What the evening needs of a recipe, kept with it: it is cooked from without a net as well. */
export interface KeptDish
  extends Pick<SharedRecipe, 'title' | 'language' | 'steps' | 'prepTime' | 'cookTime'> {
  id: string;
  keeps: boolean;
}

export type Occasion = 'iftar' | 'suhoor' | 'time';

/** The evening as it was when cooking began, in minutes since 1970. */
export interface Begun {
  eatAt: number;
  plan: Placed[];
}

export interface Evening {
  dishes: KeptDish[];
  people: 1 | 2;
  /** Undefined until the member chooses. */
  occasion?: Occasion | undefined;
  /** For a time of one's own, `19:00`. */
  time?: string | undefined;
  begun?: Begun | undefined;
  /** Steps by `keyOf`. */
  done: string[];
  /** When the timer of a step was started, in minutes since 1970. */
  started: Record<string, number>;
}

export const mostDishes = 6;
export const fewestDishes = 2;

export const noEvening: Evening = { dishes: [], people: 1, done: [], started: {} };

export const keyOf = ({ dish, step }: Pick<Task, 'dish' | 'step'>) => `${dish}.${step}`;

type Unknown<T> = { [Key in keyof T]?: unknown };
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isStep = (value: unknown) =>
  isObject(value) && typeof value.text === 'string' && (value.minutes === null || isNumber(value.minutes));

function isDish(value: unknown): value is KeptDish {
  if (!isObject(value)) return false;
  const { id, title, steps, prepTime, cookTime, keeps }: Unknown<KeptDish> = value;
  return (
    typeof id === 'string' &&
    typeof title === 'string' &&
    listOf(steps).length > 0 &&
    listOf(steps).every(isStep) &&
    isNumber(prepTime) &&
    isNumber(cookTime) &&
    typeof keeps === 'boolean'
  );
}

function isPlaced(value: unknown): value is Placed {
  if (!isObject(value) || !isObject(value.task)) return false;
  const { dish, step, minutes, hands, oven, heats }: Unknown<Task> = value.task;
  return (
    isNumber(value.start) &&
    isNumber(value.end) &&
    isNumber(dish) &&
    isNumber(step) &&
    isNumber(minutes) &&
    typeof hands === 'boolean' &&
    (oven === null || typeof oven === 'string') &&
    typeof heats === 'boolean'
  );
}

function readBegun(value: unknown, dishes: readonly KeptDish[]): Begun | undefined {
  if (!isObject(value) || !isNumber(value.eatAt)) return undefined;
  const plan = listOf(value.plan);
  const isOfDishes = ({ task }: Placed) => dishes[task.dish]?.steps[task.step] !== undefined;
  if (!plan.every(isPlaced) || !plan.every(isOfDishes)) return undefined;
  return { eatAt: value.eatAt, plan };
}

/** What the browser kept, of this version or another: what cannot be read is left out. */
export function readEvening(kept: unknown): Evening {
  if (!isObject(kept)) return noEvening;
  const dishes = listOf(kept.dishes).filter(isDish).slice(0, mostDishes);
  const begun = dishes.length === listOf(kept.dishes).length ? readBegun(kept.begun, dishes) : undefined;
  const started = isObject(kept.started) ? Object.entries(kept.started) : [];
  return {
    dishes,
    people: kept.people === 2 ? 2 : 1,
    occasion: (['iftar', 'suhoor', 'time'] as const).find(each => each === kept.occasion),
    time: typeof kept.time === 'string' ? kept.time : undefined,
    begun,
    done: begun ? listOf(kept.done).filter(each => typeof each === 'string') : [],
    started: begun
      ? Object.fromEntries(started.filter((each): each is [string, number] => isNumber(each[1])))
      : {},
  };
}
