import type { Cuisine, MealType } from '../pantry/dish.ts';
import type { HealthGoal, SpiceLevel } from './wish.ts';

/** The first that is found counts; each is looked for as whole words. */
type Table<T> = readonly (readonly [words: RegExp, means: T])[];

const any = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'giu');

export const cuisineWords: Table<Cuisine> = [
  [any('desi|indian|pakistani|bangladeshi|bengali|punjabi|mughlai|south asian|kashmiri|hyderabadi'), 'Desi'],
  [
    any(
      'middle[- ]eastern|arab|arabic|arabian|lebanese|syrian|egyptian|palestinian|jordanian|iraqi|yemeni|saudi|levantine|gulf',
    ),
    'Middle Eastern',
  ],
  [any('italian|sicilian|tuscan|roman'), 'Italian'],
  [any('chinese|cantonese|sichuan|szechuan|uyghur|hui'), 'Chinese'],
  [any('turkish|anatolian|ottoman'), 'Turkish'],
  [any('thai'), 'Thai'],
  [any('japanese'), 'Japanese'],
  [any('indonesian|javanese|balinese|malay|malaysian|padang'), 'Indonesian'],
  [any('moroccan|maghrebi|algerian|tunisian|north african'), 'Moroccan'],
  [any('persian|iranian'), 'Persian'],
];

export const mealWords: Table<MealType> = [
  [any('healthy snacks?|light snacks?|(?:cereal|granola|oat|energy|protein) bars?'), 'Healthy Snacks'],
  [
    any(
      'suhoor|suhur|sehri|sehar|sahur|pre-?dawn|breakfast|brunch|overnight oats|oats|oatmeal|porridge|granola|muesli|cereal',
    ),
    'Suhoor (Pre-Dawn)',
  ],
  [any('iftar|iftari|iftor|break(?:ing)? (?:my|the|our) fast|sunset'), 'Iftar (Post-Sunset)'],
  [
    any(
      'desserts?|sweets|sweet treat|something sweet|cakes?|cupcakes?|cheesecakes?|cookies|brownies?|fudge|mousse|ice cream|sorbet|cand(?:y|ies)|pudding|parfait|halwa|milkshakes?|br[uû]l[ée]e|tiramisu|panna cotta|custard|flan|trifle|crumble|cobbler|doughnuts?|donuts?|[ée]clairs?|macarons?|meringues?|pavlova|profiteroles?|sundae|truffles',
    ),
    'Dessert',
  ],
  [any('snacks?|starters?|appeti[sz]ers?|finger food|mezze'), 'Snack'],
  [
    any('lunch|light meals?|light dish|(?:something|anything) light|sandwich(?:es)?|toasties?|wraps?'),
    'Light Meals',
  ],
  [any('dinner|supper|main(?: course| meal| dish)?s?'), 'Main Meals'],
];

export const spiceWords: Table<SpiceLevel> = [
  [
    any('not (?:too|very|so) (?:spicy|hot)|mild(?:ly)?(?: spiced| spicy)?|a little spic[ey]|slightly spicy'),
    'Mild',
  ],
  [any('not spicy|not hot|no spice|no heat|without (?:spice|heat)|non-?spicy|unspicy'), 'No Spice'],
  [
    any('(?:extra|very|super|really|insanely) (?:spicy|hot)|fiery|burning hot|as hot as possible'),
    'Extra Spicy',
  ],
  [any('medium(?: spicy| spice| hot)?'), 'Medium'],
  [any('spicy|with a kick|hot and spicy|lots of chill?i'), 'Spicy'],
];

export const goalWords: Table<HealthGoal> = [
  [any('low[- ]carbs?|keto|ketogenic|no carbs'), 'Low-carb'],
  [any('high[- ]protein|protein[- ]rich|lots of protein|rich in protein'), 'High-protein'],
  [any('vegan|plant[- ]based'), 'Vegan'],
  [any('gluten[- ]free|c(?:o)?eliac|without gluten|no gluten|no wheat|wheat[- ]free'), 'Gluten-free'],
  [any('gut[- ](?:friendly|health)|probiotic|good for (?:my|the) gut'), 'Gut-friendly'],
];

export const vegetarianWords = any('vegetarian|veggie|meat[- ]free|meatless');
export const quickWords = any('quick|quickly|fast|speedy|in a hurry|express');

/** Words that show that a text speaks of eating, where no dish and no food is named. */
export const eatingWords = any(
  'surprise me|(?:something|anything) (?:hearty|filling|cosy|cozy|comforting|warm(?:ing)?|hot|cold|fresh|sour|savou?ry|healthy|easy|simple|cheap|tasty|yummy)|recipes?|dish(?:es)?|meals?|cook(?:ing|ed)?|eat|food|hungry|bake|baked|baking|kitchen|tasty|delicious|feast|guests|leftovers|pad thai|pizzas?|burgers?|tacos?|burritos?|nuggets|chips|fries|wings|roast|barbecue|bbq|smoothies?|cookies|biscuits|brownies|pancakes|waffles|pies?|tarts?|broth|sauces?|dips?|drinks?|juice|vegetables?|veg|fruits?|meat|seafood|spices',
);

export const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
