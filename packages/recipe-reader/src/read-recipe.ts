/** What a page or a text holds of one recipe, in its own words and in its own order. */
export interface ReadRecipe {
  title: string;
  servings: number | null;
  totalMinutes: number | null;
  ingredients: string[];
  instructions: string[];
}
