import { describe, expect, test } from '@jest/globals';
import { findAvoided, singular } from './find-avoided.ts';

describe('the list of what to avoid', () => {
  test.each([
    ['nuts', '50 g chopped almonds'],
    ['Nuts', '2 tbsp peanut butter'],
    ['dairy', '200 ml double cream'],
    ['dairy', '100 g féta'],
    ['milk', '2 tbsp ghee'],
    ['gluten', '300 g spaghetti'],
    ['gluten', '2 tbsp soy sauce'],
    ['eggs', '1 egg yolk'],
    ['egg', '3 eggs, beaten'],
    ['fish', '2 anchovies'],
    ['shellfish', '12 king prawns'],
    ['seafood', '1 tbsp fish sauce'],
    ['seafood', '2 halibut fillets'],
    ['seafood', '4 langoustines'],
    ['meat', '1 goose leg'],
    ['onions', '2 shallots, sliced'],
    ['coriander', 'a handful of cilantro'],
    ['tomatoes', '1 tomato'],
    ['cherry tomatoes', '200 g cherry tomatoes'],
    ['chili', '1 tsp harissa'],
    ['no garlic', '3 cloves of garlic'],
    ['sesame', '2 tbsp tahini'],
  ])('%s is found in %j', (entry, line) => {
    expect(findAvoided([line], [entry])).toEqual([entry]);
  });

  test.each([
    ['nuts', '1 butternut squash with nutmeg and coconut'],
    ['dairy', '400 ml coconut milk'],
    ['dairy', '1 tbsp peanut butter'],
    ['gluten', '100 g rice flour'],
    ['gluten', '200 g gluten-free pasta'],
    ['egg', '1 eggplant'],
    ['fish', '1 tbsp fishless stock'],
    ['onion', 'serve without onion'],
    ['ham', '2 graham crackers'],
    ['cherry tomatoes', '2 plum tomatoes'],
    ['', '2 plum tomatoes'],
  ])('%s is not found in %j', (entry, line) => {
    expect(findAvoided([line], [entry])).toEqual([]);
  });

  test.each([
    ['tomatoes', 'tomato'],
    ['radishes', 'radish'],
    ['berries', 'berry'],
    ['couscous', 'couscous'],
    ['asparagus', 'asparagus'],
    ['almonds', 'almond'],
    ['leaves', 'leaf'],
    ['swiss', 'swiss'],
  ])('%s is one %s', (many, one) => {
    expect(singular(many)).toBe(one);
  });
});
