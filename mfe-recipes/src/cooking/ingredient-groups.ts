import { wordsIn } from './food-words.ts';

interface Group {
  said: RegExp;
  holds: (words: string[]) => boolean;
  /** Its members go in once; otherwise what has been browned comes back: 'return the meat to the pan'. */
  isOnce: boolean;
}

const oneOf = (text: string) => {
  const members = new Set(text.split(' '));
  return (words: string[]) => words.some(word => members.has(word));
};

const isMeat = oneOf(
  'lamb beef veal mutton goat chicken turkey duck mince meat steak kofta rabbit camel venison',
);
const isStock = oneOf('stock broth bouillon fat sausage');
const isLeaf = oneOf('leaf sprig fresh bunch');
const isSpice = oneOf(
  'cumin turmeric cinnamon paprika cardamom clove nutmeg allspice sumac saffron masala fenugreek cayenne mace ' +
    'anise baharat hanout peppercorn fennel caraway',
);
const isGround = oneOf('ground seed powder flake dried');
const isGroundSpice = oneOf('coriander ginger chilli garlic onion mustard curry pepper');
const isHerb = oneOf(
  'parsley mint dill basil chive tarragon chervil thyme oregano rosemary sage marjoram coriander cilantro',
);

const isDry = oneOf('flour powder soda bicarbonate salt cocoa oat semolina cornflour cornstarch yeast');

/** What cooks call by what it is: 'the meat', 'the spices'. */
export const groups: Group[] = [
  {
    said: /\b(?:the|all|your|remaining|other) meat\b/i,
    isOnce: false,
    holds: words => isMeat(words) && !isStock(words),
  },
  {
    said: /\b(?:the|all|your) fish\b/i,
    isOnce: false,
    holds: oneOf(
      'fish salmon cod haddock hake bass tilapia pollock halibut bream snapper monkfish trout mackerel',
    ),
  },
  {
    said: /(?<!until )\b(?:the|all|remaining|other|ground|dry|whole|with)\s(?:\w+\s)?spices\b/i,
    isOnce: true,
    holds: words =>
      (isSpice(words) && !words.includes('garlic')) || (isGround(words) && isGroundSpice(words)),
  },
  {
    said: /\b(?:the|all|remaining|other|chopped|fresh)\s(?:\w+\s)?herbs\b/i,
    isOnce: true,
    holds: words => isHerb(words) && (isLeaf(words) || !isGround(words)),
  },
  {
    said: /\b(?:the|all|chopped|toasted|add|with)\s(?:\w+\s)?nuts\b/i,
    isOnce: false,
    holds: oneOf('nut almond walnut pistachio cashew hazelnut pecan peanut macadamia'),
  },
  {
    said: /\bdry ingredients\b/i,
    isOnce: true,
    holds: words => isDry(words) || isSpice(words) || (isGround(words) && isGroundSpice(words)),
  },
];

const everything = /\b(?:all|all of|combine|mix|blend|whisk) (?:the |of the )?(?:ingredients)\b/i;
const rest = /\b(?:remaining|other|rest of the) ingredients\b|\beverything else\b/i;
const ofPart = /\b(\w+) ingredients\b|\bingredients (?:for|of) the (\w+)\b/gi;

/** 'All the ingredients' is each line; 'the remaining ingredients' are those that no step has named. */
export const saysEverything = (step: string) => everything.test(step) && !rest.test(step);
export const saysRest = (step: string) => rest.test(step);

/** The parts whose ingredients a step speaks of: 'the marinade ingredients'. */
export const partsSaid = (step: string): string[] =>
  [...step.matchAll(ofPart)].flatMap(([, before, after]) => wordsIn(before ?? after ?? ''));
