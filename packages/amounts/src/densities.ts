import { type Rational, rational } from '@sufra/nutrition/measures';

interface Food {
  /** Grams in a cup of 240 ml, levelled. */
  gramsPerCup: number;
  /** As they are compared: in small letters, without an s at the end of a word. */
  names: string[];
}

const food = (gramsPerCup: number, names: string): Food => ({ gramsPerCup, names: names.split(', ') });

const liquids: Food[] = [
  food(340, 'honey, molasse, date syrup, maple syrup, golden syrup, corn syrup, agave syrup, treacle'),
  food(245, 'vinegar, stock, broth, juice, passata'),
  food(276, 'soy sauce, fish sauce, oyster sauce'),
  food(218, 'oil'),
  food(242, 'milk, buttermilk, cream, water'),
];

// The first whose name stands in the item is meant: ground ginger before ginger, peanut butter before butter.
const solids: Food[] = [
  food(101, 'ground ginger, ginger powder, garlic powder, onion powder, ground coriander, ground cardamom'),
  food(
    48,
    'dried mint, dried oregano, dried thyme, dried basil, dried parsley, dried dill, oregano, thyme, za atar',
  ),
  food(
    110,
    'cumin, paprika, cinnamon, turmeric, cayenne, sumac, nutmeg, allspice, masala, baharat, ras el hanout',
  ),
  food(110, 'chilli powder, chili powder, curry powder, mustard powder, ground clove, spice'),
  food(110, 'black pepper, white pepper, ground pepper, peppercorn, chilli flake, chili flake, pul biber'),
  food(100, 'coriander seed, fennel seed, caraway seed, nigella seed, celery seed, anise seed'),
  food(
    144,
    'sesame seed, poppy seed, sunflower seed, pumpkin seed, chia seed, flax seed, mustard seed, pine nut',
  ),
  food(120, 'icing sugar, powdered sugar, confectioner sugar'),
  food(215, 'brown sugar, muscovado sugar, palm sugar'),
  food(200, 'sugar'),
  food(128, 'cornflour, cornstarch, starch, arrowroot'),
  food(92, 'chickpea flour, gram flour, besan, ground almond, almond flour'),
  food(125, 'flour'),
  food(168, 'semolina, bulgur, bulghur, polenta, cornmeal'),
  food(175, 'couscou'),
  food(220, 'baking powder, baking soda, bicarbonate of soda'),
  food(150, 'yeast'),
  food(100, 'cocoa, breadcrumb, panko'),
  food(90, 'oat'),
  food(258, 'tahini, peanut butter, tomato paste, tomato purée, tomato puree, harissa, miso paste, mustard'),
  food(227, 'unsalted butter, butter, margarine, ghee'),
  food(288, 'salt'),
  food(245, 'yoghurt, yogurt, labneh, crème fraîche, mascarpone'),
  food(240, 'ginger'),
  food(136, 'garlic'),
  food(160, 'raisin, sultana, currant, cranberrie, barberrie'),
  food(80, 'desiccated coconut, coconut flake'),
  food(190, 'lentil, split pea, rice, quinoa, pearl barley, freekeh'),
  food(120, 'almond, walnut, pecan, hazelnut, pistachio, cashew, peanut'),
  food(100, 'parmesan, mozzarella, cheddar'),
  food(150, 'feta, paneer'),
  food(60, 'parsley, coriander, cilantro, mint, dill, chive, basil, tarragon'),
];

// What these say is no longer that food: rice noodles, butter beans, mint tea.
const otherThings = [
  'noodle',
  'paper',
  'vermicelli',
  'bean',
  'wrapper',
  'nut',
  'chop',
  'bread',
  'chutney',
  'squash',
];

const comparable = (item: string) =>
  ` ${(item.toLowerCase().match(/\p{L}+/gu) ?? []).map(word => word.replace(/(?<=\p{L}{2})s$/u, '')).join(' ')} `;

function find(foods: Food[], item: string): Food | undefined {
  const text = comparable(item);
  const found = foods.find(({ names }) => names.some(name => text.includes(` ${name} `)));
  if (!found) return undefined;
  const isOther = otherThings.some(word => text.endsWith(` ${word} `));
  return isOther && !found.names.some(name => text.endsWith(` ${name} `)) ? undefined : found;
}

const densityIn = (found: Food | undefined): Rational | undefined =>
  found && rational(found.gramsPerCup, 240);

/** How many grams a millilitre of a food weighs, where that is known. */
export const densityOf = (item: string) => densityIn(find(liquids, item) ?? find(solids, item));

/** The same of what is weighed rather than poured. */
export const densityOfSolid = (item: string) =>
  find(liquids, item) ? undefined : densityIn(find(solids, item));
