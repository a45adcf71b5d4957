import {
  cuisines,
  defaultMealType,
  healthGoals,
  mealTypes,
  servingSizes,
  spiceLevels,
} from '@sufra/contracts';

type OneOf<List extends readonly unknown[]> = List[number] | '';

/** What takes the place of a request in free words, and is cleared by one. */
export interface RequestFields {
  ingredients: string;
  mealType: OneOf<typeof mealTypes>;
  cuisine: OneOf<typeof cuisines>;
  healthGoals: OneOf<typeof healthGoals>;
}

/** The form as it is filled in; '' is what the member has not chosen. */
export interface RecipeRequest extends RequestFields {
  prompt: string;
  servingSize: (typeof servingSizes)[number];
  spiceLevel: OneOf<typeof spiceLevels>;
  avoid: string;
  /** What the fields held when a prompt took their place; they have it back when the prompt is taken away. */
  setAside: RequestFields | null;
}

const noFields: RequestFields = { ingredients: '', mealType: '', cuisine: '', healthGoals: '' };

export const emptyRequest: RecipeRequest = {
  ...noFields,
  mealType: defaultMealType,
  prompt: '',
  servingSize: 4,
  spiceLevel: '',
  avoid: '',
  setAside: null,
};

export type RequestChange = Partial<Omit<RecipeRequest, 'setAside'>>;

/** A prompt clears the fields, ingredients or a meal type clear the prompt: a recipe is asked for in one of two ways. */
export function changeRequest(now: RecipeRequest, change: RequestChange): RecipeRequest {
  const next = { ...now, ...change };
  if (change.prompt) return { ...next, ...noFields, setAside: now.setAside ?? fieldsOf(now) };
  if (change.prompt === '' || change.ingredients || change.mealType) {
    return { ...next, ...now.setAside, ...change, prompt: '', setAside: null };
  }
  return next;
}

const fieldsOf = ({ ingredients, mealType, cuisine, healthGoals: goals }: RequestFields): RequestFields => ({
  ingredients,
  mealType,
  cuisine,
  healthGoals: goals,
});

/** The option that was chosen, or '' for anything else. */
export const oneOf = <Option extends string>(options: readonly Option[], value: unknown): Option | '' =>
  options.find(option => option === value) ?? '';

/** What a browser has remembered, as far as it still means something. */
export function readRequest(stored: unknown): RecipeRequest {
  if (typeof stored !== 'object' || stored === null) return emptyRequest;
  const found = stored as Partial<Record<keyof RecipeRequest, unknown>>; // a parsed edge
  const prompt = textOf(found.prompt);
  return {
    ...readFields(found),
    prompt,
    servingSize: servingSizes.find(size => size === found.servingSize) ?? emptyRequest.servingSize,
    spiceLevel: oneOf(spiceLevels, found.spiceLevel),
    avoid: textOf(found.avoid),
    setAside: prompt && found.setAside ? readFields(found.setAside) : null,
  };
}

function readFields(stored: object): RequestFields {
  const found = stored as Partial<Record<keyof RequestFields, unknown>>; // a parsed edge
  return {
    ingredients: textOf(found.ingredients),
    mealType: oneOf(mealTypes, found.mealType),
    cuisine: oneOf(cuisines, found.cuisine),
    healthGoals: oneOf(healthGoals, found.healthGoals),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
