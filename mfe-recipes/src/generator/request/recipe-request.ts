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

export const requestModes = ['ingredients', 'words'] as const;

/** The form as it is filled in; '' is what the member has not chosen. */
export interface RecipeRequest extends RequestFields {
  /** Which of the two ways of asking stands in the form, and is sent. */
  mode: (typeof requestModes)[number];
  prompt: string;
  servingSize: (typeof servingSizes)[number];
  spiceLevel: OneOf<typeof spiceLevels>;
  avoid: string;
  isMoreOpen: boolean;
  /** What the fields held when a prompt took their place; they have it back when the prompt is taken away. */
  setAside: RequestFields | null;
}

const noFields: RequestFields = { ingredients: '', mealType: '', cuisine: '', healthGoals: '' };

export const emptyRequest: RecipeRequest = {
  ...noFields,
  mode: 'ingredients',
  mealType: defaultMealType,
  prompt: '',
  servingSize: 4,
  spiceLevel: '',
  avoid: '',
  isMoreOpen: false,
  setAside: null,
};

export type RequestChange = Partial<Omit<RecipeRequest, 'setAside'>>;

/**
 * A prompt clears the fields, ingredients or a meal type clear the prompt: a recipe is asked for in one of two ways.
 * To look at the other way of asking clears nothing.
 */
export function changeRequest(now: RecipeRequest, change: RequestChange): RecipeRequest {
  const next = { ...now, ...change };
  if (change.prompt) return withoutFields({ ...next, mode: 'words' });
  // The fields as they were before a prompt took their place, and then as they are changed.
  const restored = { ...next, ...now.setAside, ...change, setAside: null };
  if (change.ingredients) return { ...restored, mode: 'ingredients', prompt: '' };
  if (change.prompt === '' || change.mealType) return { ...restored, prompt: '' };
  if (change.mode === 'ingredients') return restored;
  if (change.mode === 'words' && now.prompt) return withoutFields(next);
  return next;
}

const withoutFields = (request: RecipeRequest): RecipeRequest => ({
  ...request,
  ...noFields,
  setAside: request.setAside ?? fieldsOf(request),
});

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
    mode: requestModes.find(mode => mode === found.mode) ?? (prompt ? 'words' : 'ingredients'),
    prompt,
    servingSize: servingSizes.find(size => size === found.servingSize) ?? emptyRequest.servingSize,
    spiceLevel: oneOf(spiceLevels, found.spiceLevel),
    avoid: textOf(found.avoid),
    isMoreOpen: found.isMoreOpen === true,
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
