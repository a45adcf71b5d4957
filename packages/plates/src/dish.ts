/** What a picture is drawn from. */
export interface Dish {
  title: string;
  mealType?: string;
  cuisine?: string;
  tags?: readonly string[];
  ingredients?: readonly string[];
}
