import { describe, expect, test } from '@jest/globals';
import { findAvoided } from './find-avoided.ts';
import { understand } from './understand.ts';

const avoided = (line: string, entry: string) =>
  findAvoided({ ingredients: [line] }, [entry]).map(({ avoid }) => avoid);

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
    ['fish', '1 tbsp Worcestershire sauce'],
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
    ['all dairy products', '200 ml milk'],
    ['fish and shellfish', '1 crab'],
    ['sesame', '2 tbsp tahini'],
    ['molluscs', '200 g mussels'],
    ['soybeans', '200 g tofu'],
    ['sulphites', '2 tbsp balsamic vinegar'],
    ['crustaceans', '200 g prawns'],
    ['mustard', '1 tsp Dijon'],
    ['celery', '1 celeriac'],
    ['lupin', '50 g lupini beans'],
    ['alcohol', '2 tbsp rum'],
    // In other languages, of the list, the recipe, or both.
    ['دودھ', '2 tbsp ghee'],
    ['süt', '2 tbsp ghee'],
    ['Nüsse', '50 g de noix de cajou'],
    ['ikan', '2 filetes de merluza'],
    ['مكسرات', '60 g Walnüsse'],
    ['বাদাম', '30 g hazelnuts'],
    ['яйца', '2 Eier'],
    ['牛奶', '100 ml panna'],
    ['卵', '3 jajka'],
    ['mleko', 'বাটার ৫০ গ্রাম'],
    ['ميلك شيك', '1 ميلك شيك'],
  ])('%s is found in %j', (entry, line) => {
    expect(avoided(line, entry)).toEqual([entry]);
  });

  test.each([
    ['nuts', '1 butternut squash with nutmeg and coconut'],
    ['dairy', '400 ml coconut milk'],
    ['dairy', '1 tbsp peanut butter'],
    ['dairy', '100 g vegan butter'],
    ['süt', '200 ml Hafermilch'],
    ['gluten', '100 g rice flour'],
    ['gluten', '200 g gluten-free pasta'],
    ['egg', '1 eggplant'],
    ['fish', '1 tbsp fishless stock'],
    ['onion', 'serve without onion'],
    ['ham', '2 graham crackers'],
    ['cherry tomatoes', '2 plum tomatoes'],
    ['raw onion', '1 onion'],
    ['oysters', '200 g oyster mushrooms'],
    ['lactose', '200 ml lactose-free milk'],
    ['alcohol', '330 ml ginger ale'],
    ['', '2 plum tomatoes'],
  ])('%s is not found in %j', (entry, line) => {
    expect(avoided(line, entry)).toEqual([]);
  });

  test('a word that is not known is found as it is written, whatever its case, accents and endings', () => {
    expect(understand('zibblenuts').foods).toEqual([]);
    expect(avoided('2 Zibblenut, chopped', 'zibblenuts')).toEqual(['zibblenuts']);
    expect(avoided('1 Grünzeug-Xyz', 'grunzeug xyz')).toEqual(['grunzeug xyz']);
    expect(avoided('2 walnuts', 'zibblenuts')).toEqual([]);
  });

  test('a step speaks of what the ingredients name', () => {
    const steps = ['Melt the butter.'];
    expect(findAvoided({ ingredients: ['50 g vegan butter'], steps }, ['milk'])).toEqual([]);
    expect(findAvoided({ ingredients: ['50 g peanut butter'], steps }, ['milk'])).toEqual([]);
    expect(findAvoided({ ingredients: ['50 g sugar'], steps }, ['milk'])).toEqual([
      { avoid: 'milk', words: 'butter', part: 'steps', index: 0 },
    ]);
    expect(findAvoided({ ingredients: ['50 g vegan butter', '20 g butter'], steps }, ['milk'])).toHaveLength(
      2,
    );
  });
});
