export { type AgainstDiet, findAgainstDiets } from './allergens/avoid/against-diets.ts';
export { type AvoidedFinding, findAvoided } from './allergens/avoid/find-avoided.ts';
export { type AvoidedWord, understand } from './allergens/avoid/understand.ts';
export { type Contained, type Contents, contentsOf, type Diet, diets } from './allergens/contains.ts';
export { type Allergen, allergens } from './allergens/foods.ts';
export { type FoundFood, readFoods } from './allergens/read-foods.ts';
