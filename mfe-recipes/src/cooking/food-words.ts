const words = (text: string) => new Set(text.split(' '));

/** How an ingredient is or was prepared: said or not, it is the same one. */
export const preparing = words(
  'a an the fresh freshly whole fine finely coarse coarsely large small medium big boneless skinless plain chopped sliced ' +
    'grated crushed diced minced cubed peeled shredded torn ripe raw cooked frozen warm cold hot soft softened extra virgin ' +
    'unsalted salted blanched melted thick thin optional few some more good quality organic free range low fat your choice ' +
    'and or of in to packed sifted granulated favourite beaten washed rinsed drained tinned canned halved quartered split pitted neutral lukewarm leftover',
);

/** What sets two ingredients of one name apart, and names neither. */
export const describing = words(
  'ground dried dry black white red green yellow brown golden sweet sour mild smoked toasted roasted light dark purple orange ' +
    'powdered granulated double single heavy whipping flat baby young hot plum long short self raising strong instant wild ' +
    'baking cooking canning seasoning frying cake pastry',
);

/** Of one thing these make another: the stock is no lamb, the oil no olive. */
export const transforming = words(
  'stock broth bouillon paste puree concentrate ketchup sauce oil milk cream flour starch vinegar butter sugar syrup ' +
    'water spray molasse soda noodle pasta bread vermicelli cracker crumb dressing soup pudding cake salsa',
);

/** A part or a form of a thing, which cooks leave out: 'coriander leaves', 'the coriander'. */
export const parts = words(
  'shoulder thigh breast leg fillet mince steak chop wing drumstick neck shank rib clove leaf seed stick pod powder flake zest ' +
    'peel rind root bulb stalk stem floret sprig cube kernel half piece chunk strip bunch slice wedge juice head yolk thread ' +
    'segment ring extract essence tail loin meat bone skin paste strand handful can tin jar pack packet bag cup pinch knob splash dash',
);

/** Said alone, these are no name: 'fry the paste', 'pour the sauce over', 'pick the leaves'. */
export const nameless = words(
  'sauce paste puree dressing powder leaf seed stick pod flake root bulb stalk stem floret sprig half piece chunk strip bunch ' +
    'slice wedge head thread segment ring tail strand handful can tin jar pack packet bag cup pinch knob splash dash mix spray',
);

/** What is made of a thing in an earlier step, called by it: 'the beef mixture'. */
export const made = words('mixture mix batter dough layer filling topping crust marinade salad glaze rub');

/** 'Lemon or lime juice' are two juices, 'butter or olive oil' are no two oils. */
export const sharedHeads = words(
  'stock broth bouillon mince fillet breast thigh shoulder leg steak juice zest vinegar leaf seed bean lentil noodle flour sugar ' +
    'rice powder bread onion pepper potato cheese milk yoghurt',
);

export const oilPlants = words(
  'olive sunflower vegetable rapeseed canola corn peanut groundnut sesame coconut avocado',
);

const spellings = new Map(
  Object.entries({
    chile: 'chilli',
    chili: 'chilli',
    chilly: 'chilli',
    purée: 'puree',
    yogurt: 'yoghurt',
    scallion: 'spring onion',
  }),
);

const singular = (word: string) =>
  word
    .replace(/(?<=ch?ill?)ies$/, 'i')
    .replace(/ies$/, 'y')
    .replace(/(?<=lea|hal|loa|kni)ves$/, 'f')
    .replace(/(?<=o|ch|sh|x)es$/, '')
    .replace(/(?<!s)s$/, '');

/** The words of a text, each in its singular and in one spelling. */
export const wordsIn = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .replace(/\bhalf[- ]and[- ]half\b/g, 'halfcream')
      .match(/[\p{L}\p{M}]+/gu) ?? []
  ).flatMap(word => {
    const one = singular(word);
    return (spellings.get(one) ?? one).split(' ');
  });
