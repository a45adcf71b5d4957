export interface IngredientLine {
  quantity: number | null;
  unit: string | null;
  item: string;
  note: string | null;
}

export interface Step {
  text: string;
  minutes: number | null;
}

/** What the service asks of a model, in its words. */
export interface ChefRecipe {
  isFood: boolean;
  title: string;
  description: string;
  /** For how many the amounts are. */
  servings: number;
  prepTime: number;
  cookTime: number;
  calories: number;
  tags: string[];
  ingredientLines: IngredientLine[];
  steps: Step[];
  /** What the recipe does not meet, each in the member's own words. */
  unmet: string[];
  /** Dishes that are known, where the wish is for none of them. */
  knows?: string[];
}

export const notFood = (): ChefRecipe => ({
  isFood: false,
  title: '',
  description: '',
  servings: 0,
  prepTime: 0,
  cookTime: 0,
  calories: 0,
  tags: [],
  ingredientLines: [],
  steps: [],
  unmet: [],
});
