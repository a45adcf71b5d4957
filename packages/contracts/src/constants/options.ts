/** What a member may choose when asking for a recipe. The displayed words are the values on the wire. */
export const mealTypes = [
  'Suhoor (Pre-Dawn)',
  'Iftar (Post-Sunset)',
  'Light Meals',
  'Main Meals',
  'Dessert',
  'Snack',
  'Healthy Snacks',
] as const;
export const defaultMealType = 'Main Meals';
export const freeMealTypes = ['Main Meals', 'Light Meals', 'Snack'] as const;
export const premiumOnlySuffix = ' — Premium only 🔒';

export const planDays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export const planSlots = ['suhoor', 'lunch', 'iftarOrDinner'] as const;
/** The meals of a day of the calendar. The first is breakfast and the third dinner, outside of Ramadan. */
export const calendarMeals = [...planSlots, 'snack'] as const;
export type CalendarMealName = (typeof calendarMeals)[number];

export const servingSizes = [2, 4, 6, 8, 10] as const;
/** As many as a recipe is written for where no number was asked for. */
export const usualServings = 4;
export const spiceLevels = ['No Spice', 'Mild', 'Medium', 'Spicy', 'Extra Spicy'] as const;
export const cuisines = [
  'Desi',
  'Middle Eastern',
  'Italian',
  'Chinese',
  'Turkish',
  'Thai',
  'Japanese',
  'Indonesian',
  'Moroccan',
  'Persian',
] as const;
/** What recipes are taken away in, and brought. */
export const recipeFormats = ['json-ld', 'cooklang', 'mealie', 'paprika', 'text'] as const;
export const healthGoals = ['Low-carb', 'High-protein', 'Vegan', 'Gluten-free', 'Gut-friendly'] as const;
